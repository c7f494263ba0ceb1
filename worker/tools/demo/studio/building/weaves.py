"""How cloth is woven, as height for light to fall on. Each weave gets the node builder of its material, a
place in object space and a scale (1 is the size of real thread, made a little coarse so that it shows), and
gives back its height with the lowest and the highest value of it: seen from near, cloth is darker where it
is deep, and linen has threads that go over and under each other.
"""

SEEN = {'near': False}


def woven(n, place, scale, threads, depth, uneven=0.6):
    """Threads that run along each axis. They are noise drawn out, not waves: even bands that are finer
    than a pixel would show rings on everything that curves."""
    runs = [n.noise(n.mapped(scale=stretch), threads * scale, 2, 0.5)
            for stretch in ((0.06, 1, 1), (1, 0.06, 1), (1, 1, 0.06))]
    height = n.maths('ADD', n.maths('ADD', runs[0], runs[1]), runs[2])
    height = n.maths('ADD', height, n.maths('MULTIPLY', n.noise(place, 150 * scale, 3, 0.6), uneven))
    soft = n.bump(n.noise(place, 14 * scale, 2), 0.25, 0.012)
    n.bump(height, 0.55, depth, soft)
    return height, 0.9, 2.6


def plain_weave(n, place, scale, pitch, depth):
    """Each thread goes over one and under the next. `pitch` is the threads in a metre."""
    x, y = on_face(n, n.add('VectorMath', {'operation': 'SCALE'}, Vector=place, Scale=pitch * scale).outputs[0])
    wave = n.maths('MULTIPLY', n.noise(place, 26 * scale, 2), 1.6)
    across, along = n.maths('ADD', x, wave), n.maths('SUBTRACT', y, wave)
    is_over = n.maths('MODULO', n.maths('ABSOLUTE', n.maths('ADD', n.maths('FLOOR', across), n.maths('FLOOR', along))), 2)
    warp, weft = (n.maths('SINE', n.maths('MULTIPLY', n.maths('FRACT', n.maths('ADD', t, 1000)), 3.14159)) for t in (across, along))
    over = n.maths('MULTIPLY', is_over, n.maths('MULTIPLY', warp, n.maths('ADD', n.maths('MULTIPLY', weft, 0.5), 0.5)))
    under = n.maths('MULTIPLY', n.maths('SUBTRACT', 1, is_over), n.maths('MULTIPLY', weft, n.maths('ADD', n.maths('MULTIPLY', warp, 0.5), 0.5)))
    slubs = n.maths('ADD', thread_noise(n, across, along, 0.05), thread_noise(n, along, across, 0.05))
    height = n.maths('ADD', n.maths('ADD', over, under), n.maths('MULTIPLY', slubs, 0.7))
    n.bump(height, 0.7, depth, n.bump(n.noise(place, 14 * scale, 2), 0.25, 0.012))
    return height, 0.0, 1.9


def thread_noise(n, across, along, stretch):
    """How thick and how pale a thread is along its way."""
    spot = n.add('CombineXYZ', X=n.maths('MULTIPLY', n.maths('FLOOR', across), 7.31), Y=n.maths('MULTIPLY', along, stretch)).outputs[0]
    return n.noise(spot, 1.0, 2)


def on_face(n, place):
    """The two axes that lie in the face of a block, of the three of its place."""
    where, facing = n.add('SeparateXYZ', Vector=place).outputs, n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['Normal']).outputs
    nx, ny, nz = (n.maths('ABSOLUTE', value) for value in facing)
    to_side = n.maths('GREATER_THAN', nx, n.maths('MAXIMUM', ny, nz))
    to_top = n.maths('GREATER_THAN', nz, n.maths('MAXIMUM', nx, ny))
    return either(n, to_side, where[1], where[0]), either(n, to_top, where[1], where[2])


def either(n, is_first, first, second):
    return n.maths('ADD', n.maths('MULTIPLY', is_first, first), n.maths('MULTIPLY', n.maths('SUBTRACT', 1, is_first), second))


def boucle(n, place, scale):
    cells = n.add('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=place, Scale=95 * scale,
                  Smoothness=0.7, Randomness=1.0).outputs['Distance']
    curls = n.maths('ADD', n.maths('MULTIPLY', cells, -1.4),
                    n.maths('MULTIPLY', n.noise(place, 190 * scale, 3, 0.6, 1.5), 0.9))
    n.bump(curls, 0.9, 0.006)
    n.set(Sheen=0.5)
    return curls, -1.3, 0.5


def velvet(n, place, scale):
    """Pale where one looks along the pile, at its edges and where a hand has brushed it the other way."""
    n.set(Sheen=1.0, Roughness=0.75, Specular=0.2)
    near = SEEN['near']
    # From near one sees the tufts lie side by side, combed one way.
    pile = n.noise(n.mapped(scale=(0.22, 1, 1)), 1100 * scale, 2, 0.6, 0.4) if near else n.noise(place, 430 * scale, 3, 0.8)
    n.bump(n.noise(place, 22 * scale, 4, 0.55, 0.6), 0.06 if near else 0.22, 0.012)
    brushed = n.noise(n.mapped(scale=(0.4, 1, 1)), 11 * scale, 5, 0.6, 1.6)
    strokes = n.add('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, **{'0': brushed, '1': 0.42, '2': 0.60}).outputs[0]
    edge = n.maths('POWER', n.add('LayerWeight', Blend=0.5).outputs['Facing'], 1.6)
    height = n.maths('ADD', n.maths('MULTIPLY', n.maths('SUBTRACT', pile, 0.4 if near else 0.0), 1.5 if near else 0.50), n.maths('MULTIPLY', strokes, 0.32 if near else 0.22))
    return n.maths('ADD', height, n.maths('MULTIPLY', edge, 1.1)), 0.0, 1.15


def wool(n, place, scale):
    fibres = n.noise(n.mapped(scale=(1, 1, 1)), 300 * scale, 5, 0.7, 2.0)
    n.bump(fibres, 0.8, 0.003, n.bump(n.noise(place, 18 * scale, 2), 0.3, 0.012))
    n.set(Sheen=0.4)
    return fibres, 0.25, 0.75


def terry(n, place, scale):
    loops = n.add('TexVoronoi', Vector=place, Scale=260 * scale).outputs['Distance']
    n.bump(n.maths('MULTIPLY', loops, -1.0), 1.0, 0.004,
           n.bump(n.noise(place, 30 * scale, 2), 0.35, 0.01))
    n.set(Sheen=0.6)
    return n.maths('MULTIPLY', loops, -1.0), -0.8, -0.1


def knit(n, place, scale, depth=0.004):
    """Columns of V-shaped stitches along u, v of the cloth (metres)."""
    uv = n.add('SeparateXYZ', Vector=n.add('UVMap').outputs[0])
    columns = n.maths('MULTIPLY', uv.outputs[0], 130 * scale)
    slant = n.maths('PINGPONG', columns, 0.5)
    rows = n.maths('ADD', n.maths('MULTIPLY', uv.outputs[1], 150 * scale), n.maths('MULTIPLY', slant, 1.6))
    rib = n.maths('MULTIPLY', n.maths('ABSOLUTE', n.maths('SUBTRACT', slant, 0.25)), -2.6)
    stitch = n.maths('PINGPONG', rows, 0.5)
    height = n.maths('ADD', n.maths('ADD', rib, stitch), n.maths('MULTIPLY', n.noise(place, 500, 2), 0.35))
    n.bump(height, 0.8, depth, n.bump(n.noise(place, 14 * scale, 2), 0.3, 0.012 if depth > 0.001 else 0.0015))
    n.set(Sheen=0.4)
    return height, -0.6, 0.6


def loops(n, place, scale):
    """Rows of wool loops, as a rug has them."""
    cells = n.add('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=n.mapped(scale=(1, 1.45, 1)), Scale=105 * scale,
                  Smoothness=0.45, Randomness=0.8).outputs['Distance']
    height = n.maths('ADD', n.maths('MULTIPLY', cells, -1.5), n.maths('MULTIPLY', n.noise(place, 260 * scale, 3, 0.6, 1.0), 0.6))
    n.bump(height, 1.0, 0.010, n.bump(n.noise(place, 7 * scale, 3), 0.35, 0.02))
    n.set(Sheen=0.4)
    return height, -0.8, 0.5


def linen(n, place, scale):
    return plain_weave(n, place, scale, 480, 0.0016) if SEEN['near'] else woven(n, place, scale, 240, 0.0030)


def canvas(n, place, scale):
    return plain_weave(n, place, scale, 640, 0.0012) if SEEN['near'] else woven(n, place, scale, 330, 0.0018, 0.4)


def jersey(n, place, scale):
    return knit(n, place, scale * 5, 0.0007) if SEEN['near'] else woven(n, place, scale, 460, 0.0009, 0.4)


WEAVES = {'linen': linen, 'canvas': canvas, 'jersey': jersey, 'wool': wool, 'boucle': boucle, 'velvet': velvet,
          'terry': terry, 'knit': knit, 'loops': loops}
