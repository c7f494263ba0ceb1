"""How cloth is woven, as height for light to fall on. Each weave gets the node builder of its material, a
place in object space and a scale (1 is the size of real thread, made a little coarse so that it shows)."""


def woven(n, place, scale, threads, depth, uneven=0.6):
    """Warp and weft as two sets of bands, unevened by noise."""
    warped = n.add('MixRGB', {'blend_type': 'ADD'}, Fac=0.004 * uneven, Color1=place,
                   Color2=n.add('TexNoise', Vector=place, Scale=40 * scale).outputs['Color'])
    bands = [
        n.add('TexWave', {'bands_direction': axis, 'wave_profile': 'SIN'},
              Vector=warped.outputs[0], Scale=threads * scale / 6.283, Distortion=1.2 * uneven,
              Detail=1.0, Detail_Scale=3.0).outputs['Fac']
        for axis in ('X', 'Y', 'Z')
    ]
    height = n.maths('ADD', n.maths('ADD', bands[0], bands[1]), bands[2])
    height = n.maths('ADD', height, n.maths('MULTIPLY', n.noise(place, 260 * scale, 3, 0.6), 2.2))
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


WEAVES = {
    'linen': lambda n, p, s: woven(n, p, s, 900, 0.0016),
    'canvas': lambda n, p, s: woven(n, p, s, 1500, 0.0011, 0.3),
    'jersey': lambda n, p, s: woven(n, p, s, 2600, 0.0006, 0.3),
    'wool': wool, 'boucle': boucle, 'velvet': velvet, 'terry': terry, 'knit': knit,
}
