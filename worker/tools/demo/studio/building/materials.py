"""Materials. Each one names the zone that a colour variant repaints, and leaves in the pass `detail`
what the tint needs: the place on the cloth (u, v) for prints, and the grain for wood.

Zones: 0 main, 1 second, 2 third. A zone of None keeps the colour it is rendered in.
"""

from contextlib import contextmanager

import bpy

from colours import METALS, WOODS, colour as palette_colour, wood_tones
from building.weaves import SEEN, WEAVES

# Woven so finely that the denoiser takes its shadows for noise: darker threads show it from afar.
FINE = {'linen', 'canvas', 'jersey', 'wool', 'knit', 'velvet'}
# What has loops that are grown one by one for close-ups (yarns.py), and how large they are beside those of bouclé.
LOOPS, LOOP = {'boucle': 1.0, 'loops': 1.7, 'terry': 0.5}, 'loop'
NEUTRAL = 0.55  # the albedo that repainted zones are rendered with; develop.py divides by it
ZONES = {0: (1, 0, 0), 1: (0, 1, 0), 2: (0, 0, 1), None: (0, 0, 0)}


WORN = {}


@contextmanager
def dressed(paint):
    """Inside, zones are rendered in these colours and cannot be repainted: for scenes of many models."""
    WORN.update(paint)
    try:
        yield
    finally:
        WORN.clear()


def worn(zone, own=None, neutral=NEUTRAL):
    """The colour to render a zone in, and the zone to record."""
    if zone in WORN:
        return tuple(float(c) for c in palette_colour(WORN[zone])), None
    return own or (neutral,) * 3, zone


class Nodes:
    """A thin hand for building node trees: add a node, set its inputs, link what is linkable."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def add(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(node, key.replace('_', ' '), value)
        return node

    def put(self, node, key, value):
        socket = node.inputs[key] if not key.isdigit() else node.inputs[int(key)]
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.shader, key.replace('_', ' '), value)
        return self

    def maths(self, operation, a, b=0.0):
        node = self.add('Math', {'operation': operation})
        self.put(node, '0', a)
        self.put(node, '1', b)
        return node.outputs[0]

    def mapped(self, source='Object', scale=(1, 1, 1), turn=(0, 0, 0)):
        place = self.add('TexCoord')
        return self.add('Mapping', Vector=place.outputs[source], Scale=scale, Rotation=turn).outputs[0]

    def noise(self, vector, scale, detail=3.0, rough=0.5, warp=0.0):
        node = self.add('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough,
                        Distortion=warp)
        return node.outputs['Fac']

    def bump(self, height, strength, distance, below=None):
        node = self.add('Bump', Height=height, Strength=strength, Distance=distance)
        if below is not None:
            self.put(node, 'Normal', below)
        self.put(self.shader, 'Normal', node.outputs[0])
        return node.outputs[0]

    def ramp(self, value, stops):
        node = self.add('ValToRGB', Fac=value)
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (at, colour) in zip(ramp.elements, stops):
            element.position, element.color = at, (*colour, 1)
        return node.outputs[0]

    def record(self, zone, grain=None, cloth=None):
        """Writes the zone, the place on the cloth and the grain into their passes."""
        # Built before add(), because AOV nodes are found by name.
        out = self.add('OutputAOV')
        out.name = 'zone'
        self.put(out, 'Color', ZONES[zone])
        place = self.add('SeparateXYZ', Vector=cloth or self.add('UVMap').outputs[0])
        joined = self.add('CombineXYZ', X=place.outputs[0], Y=place.outputs[1])
        if grain is not None:
            self.put(joined, 'Z', grain)
        out = self.add('OutputAOV')
        out.name = 'detail'
        self.put(out, 'Color', joined.outputs[0])
        return self.material


def let_through(n, share, colour):
    """Lets this share of the light shine through a single sheet."""
    through = n.add('BsdfTranslucent', Color=colour)
    mix = n.add('MixShader', Fac=share)
    n.put(mix, '1', n.shader.outputs[0])
    n.put(mix, '2', through.outputs[0])
    n.put(n.tree.nodes['Material Output'], 'Surface', mix.outputs[0])


def fabric(zone=0, weave='linen', colour=None, scale=1.0, sheer=0.0):
    """Cloth. Weaves: see building/weaves.py. `sheer` is the share of light that shines through it."""
    n = Nodes('fabric ' + weave)
    base, zone = worn(zone, colour)
    n.set(Roughness=0.92, Specular=0.12)
    place = n.mapped()
    mottled = n.noise(place, 9 * scale, 3)
    fine = n.noise(place, 420 * scale, 2)
    spread = {'velvet': 0.16, 'boucle': 0.16, 'wool': 0.22, 'terry': 0.14, 'loops': 0.26}.get(weave, 0.12)
    value = n.maths('ADD', n.maths('MULTIPLY', mottled, 0.10), n.maths('MULTIPLY', fine, spread))
    value = n.maths('ADD', value, 1 - (0.10 + spread) / 2)
    height, low, high = WEAVES[weave](n, place, scale)
    if SEEN['near'] or weave in FINE:
        shade = n.add('MapRange', {'clamp': True})
        # Between loops that stand on it the cloth lies in shadow already.
        dark, pale = (0.78, 1.22) if not SEEN['near'] else (0.85, 1.05) if weave in LOOPS else (0.5, 1.12)
        for number, part in enumerate((height, low, high, dark, pale)):
            n.put(shade, str(number), part)
        value = n.maths('MULTIPLY', value, shade.outputs[0])
    dyed = n.add('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=base, Color2=value).outputs[0]
    n.set(Base_Color=dyed)
    if sheer:
        let_through(n, sheer, dyed)
    if zone is not None and weave in LOOPS:
        n.material['zone'], n.material[LOOP] = zone, LOOPS[weave] / scale
    return n.record(zone)


def wood(zone=1, along='X', scale=1.0, rough=0.45):
    """Grain runs along one local axis; its value goes to `detail`, so oak can become walnut."""
    n = Nodes('wood')
    stretch = {'X': (0.07, 1, 1), 'Y': (1, 0.07, 1), 'Z': (1, 1, 0.07)}[along]
    place = n.mapped(scale=tuple(s * scale for s in stretch))
    shift = n.add('ObjectInfo').outputs['Random']
    moved = n.add('VectorMath', {'operation': 'ADD'})
    n.put(moved, '0', place)
    n.put(moved, '1', n.add('CombineXYZ', X=n.maths('MULTIPLY', shift, 31.0),
                            Y=n.maths('MULTIPLY', shift, 57.0), Z=shift).outputs[0])
    spot = moved.outputs[0]
    rings = n.add('TexWave', {'wave_type': 'RINGS', 'rings_direction': along, 'wave_profile': 'SIN'},
                  Vector=spot, Scale=8.0, Distortion=3.5, Detail=2.0, Detail_Scale=1.2,
                  Detail_Roughness=0.5).outputs['Fac']
    pores = n.noise(spot, 150, 3, 0.65)
    broad = n.noise(spot, 6, 2)
    grain = n.maths('ADD', n.maths('MULTIPLY', rings, 0.16), n.maths('MULTIPLY', pores, 0.62))
    grain = n.maths('ADD', grain, n.maths('MULTIPLY', broad, 0.34))
    grain = n.maths('SUBTRACT', grain, 0.09)
    if SEEN['near']:
        open_pores = n.add('MapRange', {'clamp': True}, **{'0': n.noise(spot, 1300, 2, 0.5), '1': 0.56, '2': 0.68}).outputs[0]
        grain = n.maths('SUBTRACT', grain, n.maths('MULTIPLY', open_pores, 0.5))
    dark, light = (0.30,) * 3, (0.72,) * 3
    if WORN.get(zone) in WOODS:
        dark, light = (tuple(float(c) for c in tone) for tone in wood_tones(WORN[zone]))
        zone = None
    n.set(Base_Color=n.ramp(grain, [(0.12, dark), (0.88, light)]),
          Roughness=n.maths('ADD', rough, n.maths('MULTIPLY', pores, 0.12)), Specular=0.35)
    # Under paint it is the relief of the grain that shows.
    n.bump(grain, 0.5, 0.0012) if SEEN['near'] else n.bump(pores, 0.12, 0.001)
    return n.record(zone, grain)


def ceramic(zone=0, colour=None, glaze='satin'):
    """Glazed (gloss), satin or raw stoneware, a little uneven as thrown by hand."""
    n = Nodes('ceramic ' + glaze)
    rough, specular, depth = {'gloss': (0.12, 0.5, 0.10), 'satin': (0.38, 0.45, 0.14),
                              'raw': (0.85, 0.2, 0.45)}[glaze]
    place = n.mapped()
    speckle = n.noise(place, 320, 2, 0.6)
    base, zone = worn(zone, colour)
    shade = n.ramp(speckle, [(0.30, (0.72,) * 3), (0.40, (1, 1, 1))])
    n.set(Base_Color=n.add('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.0 if glaze == 'gloss' else 0.5,
                           Color1=base, Color2=shade).outputs[0], Roughness=rough, Specular=specular)
    rings = n.noise(n.mapped(scale=(0.6, 0.6, 26)), 5, 2)
    fine = n.noise(place, 240 if glaze == 'raw' else 30, 3)
    n.bump(fine, depth, 0.0012, n.bump(rings, 0.10, 0.002))
    return n.record(zone)


def metal(zone=2, colour=(0.8, 0.8, 0.8), rough=0.28):
    """Brushed metal, neutral because a variant repaints its reflection."""
    n = Nodes('metal')
    if WORN.get(zone) in METALS:
        colour, zone = tuple(float(c) for c in palette_colour(WORN[zone])), None
    n.set(Base_Color=colour, Metallic=1.0, Roughness=rough)
    n.bump(n.noise(n.mapped(), 90, 2), 0.03, 0.001)
    return n.record(zone)


def lacquer(zone=2, colour=None, rough=0.42):
    """Powder coat or paint."""
    n = Nodes('lacquer')
    base, zone = worn(zone, colour)
    n.set(Base_Color=base, Roughness=rough, Specular=0.4)
    n.bump(n.noise(n.mapped(), 500, 2), 0.05, 0.0006)
    return n.record(zone)


def plain(colour, rough=0.8, specular=0.2, zone=None):
    n = Nodes('plain')
    n.set(Base_Color=colour, Roughness=rough, Specular=specular)
    return n.record(zone)


def mirror():
    n = Nodes('mirror')
    n.set(Base_Color=(0.93, 0.94, 0.94), Metallic=1.0, Roughness=0.02)
    return n.record(None)


def glow(colour=(1, 0.82, 0.58), strength=6.0):
    n = Nodes('glow')
    n.set(Base_Color=colour, Emission=colour, Emission_Strength=strength)
    return n.record(None)


def shade_cloth(zone=0):
    """A lamp shade: cloth that lets light through."""
    n = Nodes('shade')
    base, zone = worn(zone)
    n.set(Base_Color=base, Roughness=0.9, Specular=0.1)
    weave = n.noise(n.mapped(scale=(1, 1, 9)), 130, 3, 0.6)
    n.bump(weave, 0.3, 0.0015)
    let_through(n, 0.55, (0.75, 0.72, 0.66))
    return n.record(zone)


def rattan(zone=0):
    """Woven cane or seagrass in bands around z."""
    n = Nodes('rattan')
    base, zone = worn(zone)
    place = n.mapped()
    fine = n.noise(place, 160, 3, 0.6)
    n.set(Base_Color=n.add('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.55, Color1=base,
                           Color2=n.ramp(fine, [(0.25, (0.45,) * 3), (0.7, (1, 1, 1))])).outputs[0],
          Roughness=0.7, Specular=0.25)
    n.bump(fine, 0.5, 0.002)
    return n.record(zone, fine)


def fibre(zone=0):
    """Jute, grass or cotton in a cord: fibres that run along it, some paler than others."""
    n = Nodes('fibre')
    base, zone = worn(zone)
    hairs = n.noise(n.mapped('UV', scale=(160, 7, 1)), 3, 4, 0.65, 0.5)
    blotches = n.noise(n.mapped(), 30, 2)
    shade = n.maths('ADD', n.maths('MULTIPLY', hairs, 0.75), n.maths('ADD', 0.46, n.maths('MULTIPLY', blotches, 0.22)))
    n.set(Base_Color=n.add('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=base, Color2=shade).outputs[0], Roughness=0.8, Specular=0.2)
    n.bump(hairs, 0.7, 0.0012)
    return n.record(zone)


def printed_paper(zone=0):
    """Smooth paper for an art print or wallpaper: white, until a pattern is put on it."""
    n = Nodes('paper')
    n.set(Base_Color=(NEUTRAL,) * 3, Roughness=0.85, Specular=0.15)
    n.bump(n.noise(n.mapped(), 700, 2), 0.06, 0.0005)
    return n.record(zone)
