"""How cloth is woven, as height for light to fall on. Each weave gets the node builder of its material, a
place in object space and a scale (1 is the size of real thread, made a little coarse so that it shows)."""


def woven(n, place, scale, threads, depth, uneven=0.6):
    """Threads that run along each axis. They are noise drawn out, not waves: even bands that are finer
    than a pixel would show rings on everything that curves."""
    runs = [n.noise(n.mapped(scale=stretch), threads * scale, 2, 0.5)
            for stretch in ((0.06, 1, 1), (1, 0.06, 1), (1, 1, 0.06))]
    height = n.maths('ADD', n.maths('ADD', runs[0], runs[1]), runs[2])
    height = n.maths('ADD', height, n.maths('MULTIPLY', n.noise(place, 150 * scale, 3, 0.6), uneven))
    soft = n.bump(n.noise(place, 14 * scale, 2), 0.25, 0.012)
    n.bump(height, 0.55, depth, soft)


def boucle(n, place, scale):
    cells = n.add('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=place, Scale=95 * scale,
                  Smoothness=0.7, Randomness=1.0).outputs['Distance']
    curls = n.maths('ADD', n.maths('MULTIPLY', cells, -1.4),
                    n.maths('MULTIPLY', n.noise(place, 190 * scale, 3, 0.6, 1.5), 0.9))
    n.bump(curls, 0.9, 0.006)
    n.set(Sheen=0.5)


def velvet(n, place, scale):
    n.set(Sheen=1.0, Roughness=0.75, Specular=0.2)
    n.bump(n.noise(place, 22 * scale, 4, 0.55, 0.6), 0.22, 0.012)


def wool(n, place, scale):
    fibres = n.noise(n.mapped(scale=(1, 1, 1)), 300 * scale, 5, 0.7, 2.0)
    n.bump(fibres, 0.8, 0.003, n.bump(n.noise(place, 18 * scale, 2), 0.3, 0.012))
    n.set(Sheen=0.4)


def terry(n, place, scale):
    loops = n.add('TexVoronoi', Vector=place, Scale=260 * scale).outputs['Distance']
    n.bump(n.maths('MULTIPLY', loops, -1.0), 1.0, 0.004,
           n.bump(n.noise(place, 30 * scale, 2), 0.35, 0.01))
    n.set(Sheen=0.6)


def knit(n, place, scale):
    """Columns of V-shaped stitches along u, v of the cloth (metres)."""
    uv = n.add('SeparateXYZ', Vector=n.add('UVMap').outputs[0])
    columns = n.maths('MULTIPLY', uv.outputs[0], 130 * scale)
    slant = n.maths('PINGPONG', columns, 0.5)
    rows = n.maths('ADD', n.maths('MULTIPLY', uv.outputs[1], 150 * scale), n.maths('MULTIPLY', slant, 1.6))
    rib = n.maths('MULTIPLY', n.maths('ABSOLUTE', n.maths('SUBTRACT', slant, 0.25)), -2.6)
    stitch = n.maths('PINGPONG', rows, 0.5)
    height = n.maths('ADD', n.maths('ADD', rib, stitch), n.maths('MULTIPLY', n.noise(place, 500, 2), 0.35))
    n.bump(height, 0.8, 0.004, n.bump(n.noise(place, 14 * scale, 2), 0.3, 0.012))
    n.set(Sheen=0.4)


def loops(n, place, scale):
    """Rows of wool loops, as a rug has them."""
    cells = n.add('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=n.mapped(scale=(1, 1.45, 1)), Scale=105 * scale,
                  Smoothness=0.45, Randomness=0.8).outputs['Distance']
    height = n.maths('ADD', n.maths('MULTIPLY', cells, -1.5), n.maths('MULTIPLY', n.noise(place, 260 * scale, 3, 0.6, 1.0), 0.6))
    n.bump(height, 1.0, 0.010, n.bump(n.noise(place, 7 * scale, 3), 0.35, 0.02))
    n.set(Sheen=0.4)


WEAVES = {
    'linen': lambda n, p, s: woven(n, p, s, 240, 0.0030),
    'canvas': lambda n, p, s: woven(n, p, s, 330, 0.0018, 0.4),
    'jersey': lambda n, p, s: woven(n, p, s, 460, 0.0009, 0.4),
    'wool': wool, 'boucle': boucle, 'velvet': velvet, 'terry': terry, 'knit': knit, 'loops': loops,
}
