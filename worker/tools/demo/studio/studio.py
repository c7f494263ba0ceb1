"""The studio: backdrop, three soft lights, one camera, and the passes that a picture is made from.

Everything is in metres. The rig is scaled to the model, so a vase and a sofa get the same light.
A render is not a picture yet: it is a folder of passes (see PASSES) that develop.py turns into one,
in any colour, without rendering again. Runs inside Blender.
"""

import math
import os

import bpy
from mathutils import Vector

WIDTH, HEIGHT = 1200, 1488
# The card of a listing shows the middle two thirds (2:3) of a picture: nothing may come nearer to its
# edges than 8 % of what the card shows.
WIDEST, TALLEST = 0.69, 0.84
SAMPLES = 16
# From near nothing glows and little lies in shade: half as many leave no noise.
NEAR_SAMPLES = 8
# What the compositor writes, by the name of the render layer's socket.
PASSES = {
    'Image': 'combined', 'DiffCol': 'diffuse-colour', 'DiffDir': 'diffuse-direct',
    'DiffInd': 'diffuse-indirect', 'GlossCol': 'gloss-colour', 'GlossDir': 'gloss-direct',
    'GlossInd': 'gloss-indirect', 'Normal': 'normal', 'zone': 'zone', 'detail': 'detail',
}


def clear():
    """An empty file with Cycles set up for one core."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '1'))
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_adaptive_sampling = False
    cycles.use_fast_gi, cycles.ao_bounces_render = True, 2
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.6
    scene.view_settings.view_transform = 'Raw'
    return scene


def backdrop(size, colour=(0.80, 0.785, 0.76), wall=2.6):
    """A seamless sweep of paper: floor, a wide curve, and a wall `wall` sizes behind the model."""
    material = bpy.data.materials.new('backdrop')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    radius, half = 1.4 * size, 14 * size
    profile = [(-8 * size, 0), (wall * size - radius, 0)]
    for step in range(1, 25):
        angle = step / 24 * math.pi / 2
        y = wall * size - radius + math.sin(angle) * radius
        profile.append((y, radius - math.cos(angle) * radius))
    profile.append((wall * size, 9 * size))
    vertices = [(x, y, z) for y, z in profile for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    sweep = bpy.data.objects.new('backdrop', mesh)
    bpy.context.collection.objects.link(sweep)
    return sweep


def wall(size, colour=(0.80, 0.785, 0.76)):
    """A plastered wall behind things that hang."""
    from building.materials import Nodes
    from building.shapes import surface
    n = Nodes('wall')
    n.set(Base_Color=colour, Roughness=0.95, Specular=0.1)
    n.bump(n.noise(n.mapped(), 14 / size, 5, 0.6), 0.12, 0.006 * size)
    surface(lambda u, v: ((u - 0.5) * 16 * size, 0, 1.5 + (v - 0.5) * 12 * size), 1, 1, n.record(None))


def hanging_backdrop(size):
    """For lamps that hang: the same sweep, lower and further away."""
    backdrop(size * 3, wall=0.9).location.z = -size * 2


def table_top(size):
    """A linen cloth seen from above, for flat lays."""
    from building.materials import fabric
    from building.shapes import surface
    cloth = fabric(None, 'linen', (0.80, 0.775, 0.735), 0.9)
    surface(lambda u, v: ((u - 0.5) * 9 * size, (v - 0.5) * 9 * size, 0), 1, 1, cloth)


def light_from_the_side(size, centre):
    """Low light from the upper left draws every fold of a flat lay."""
    c = Vector(centre)
    watt = size * size
    softbox(c + Vector((-2.1, 1.5, 1.25)) * size, c, (1.3 * size, 1.3 * size), 66 * watt, (1, 0.97, 0.93))
    softbox(c + Vector((1.8, -1.2, 2.2)) * size, c, (2 * size, 2 * size), 20 * watt, (0.95, 0.97, 1))
    ambient(0.36)


def softbox(at, towards, size, power, colour=(1, 1, 1)):
    """A rectangular soft light at `at`, looking at `towards`."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color = power, colour
    light = bpy.data.objects.new('softbox', data)
    light.location = at
    light.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(light)
    return light


def light_rig(size, centre, key=1.0):
    """Key from the upper left, a broad fill from the right, and one light from above and behind."""
    c = Vector(centre)
    watt = size * size
    at = lambda x, y, z: c + Vector((x, y, z)) * size
    softbox(at(-1.9, -1.5, 1.7), c, (1.5 * size, 1.9 * size), 62 * key * watt, (1, 0.965, 0.92))
    softbox(at(2.4, -1.3, 1.0), c, (1.8 * size, 1.8 * size), 15 * watt, (0.93, 0.96, 1))
    softbox(at(0.4, 1.0, 2.4), c, (2.2 * size, 1.2 * size), 30 * watt, (1, 0.985, 0.96))
    ambient(0.34)


def ambient(strength, colour=(1, 0.99, 0.975)):
    world = bpy.context.scene.world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*colour, 1)
    background.inputs['Strength'].default_value = strength


def bounds(objects):
    """All corners of the evaluated geometry, in world space."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in objects:
        if item.type not in ('MESH', 'CURVE'):
            continue
        evaluated = item.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        step = max(1, len(mesh.vertices) // 4000)
        points += [evaluated.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
        evaluated.to_mesh_clear()
    return points


def camera(points, azimuth=0.0, elevation=11.0, fill=(0.74, 0.72), lens=85.0, lift=0.0):
    """Looks at the points from `elevation` degrees and steps back until they fill the frame.

    `fill` is the share of the width and of the height that the model may take; it never takes more
    than WIDEST and TALLEST. `lift` moves the model up in the frame.
    """
    fill = (min(fill[0], WIDEST), min(fill[1], TALLEST))
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_height = lens, 'VERTICAL', 36
    data.clip_end = 500
    item = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(item)
    scene.camera = item
    back = towards_camera(azimuth, elevation)
    item.rotation_euler = back.to_track_quat('Z', 'Y').to_euler()
    turn = item.rotation_euler.to_matrix().transposed()
    local = [turn @ p for p in points]
    tan_y = 18 / lens
    tan_x = tan_y * scene.render.resolution_x / scene.render.resolution_y
    x, y = middle([p.x for p in local]), middle([p.y for p in local])
    distance = 0
    for _ in range(12):
        distance = max(
            max(p.z + abs(p.x - x) / (tan_x * fill[0]), p.z + abs(p.y - y) / (tan_y * fill[1]))
            for p in local
        )
        x += shift_to_centre([(p.x - x) / (distance - p.z) for p in local]) * distance
        y += shift_to_centre([(p.y - y) / (distance - p.z) for p in local]) * distance
    y -= lift * 2 * tan_y * distance
    item.location = item.rotation_euler.to_matrix() @ Vector((x, y, distance))
    return item


def step_near(points, size, spot=(0.16, 0.5), wide=0.36, turn=-30.0, elevation=20.0, lens=70.0):
    """Steps up to the model until `wide` metres (or half of a small model) fill the width: a close-up that
    shows what it is made of. `spot` is where to look, as shares of what the picture of the whole model
    shows of it, from the left and from the top. What lies behind is out of focus.
    """
    item = bpy.context.scene.camera
    at = seen_at(item, points, *spot)
    across = min(wide, size * 0.5)
    back = towards_camera(turn, elevation)
    render = bpy.context.scene.render
    distance = across / 2 / (18 / lens * render.resolution_x / render.resolution_y)
    item.data.lens, item.data.clip_start = lens, distance / 10
    item.rotation_euler = back.to_track_quat('Z', 'Y').to_euler()
    item.location = at + back * distance
    item.data.dof.use_dof = True
    item.data.dof.focus_distance = distance
    item.data.dof.aperture_fstop = 0.03 * lens / across


def seen_at(item, points, across, down):
    """The point of the model that the camera sees at these shares, or the nearest one towards its middle."""
    bpy.context.view_layer.update()
    graph, at = bpy.context.evaluated_depsgraph_get(), item.matrix_world.translation
    turn = item.matrix_world.to_3x3()
    local = [turn.transposed() @ (p - at) for p in points]
    rights, ups = [-p.x / p.z for p in local], [-p.y / p.z for p in local]
    for step in range(11):
        x, y = (0.5 + (share - 0.5) * (1 - step / 10) for share in (across, 1 - down))
        aim = Vector((min(rights) + (max(rights) - min(rights)) * x, min(ups) + (max(ups) - min(ups)) * y, -1))
        hit, place, _, _, found, _ = bpy.context.scene.ray_cast(graph, at, (turn @ aim).normalized())
        if hit and found.parent:  # the backdrop stands alone, the model is grouped
            return place
    raise ValueError('the camera does not see the model')


def towards_camera(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def middle(values):
    return (min(values) + max(values)) / 2


def shift_to_centre(slopes):
    return middle(slopes) * 0.8


def frame_size(scale=1.0, width=WIDTH, height=HEIGHT):
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = round(width * scale), round(height * scale)
    render.resolution_percentage = 100


def render_passes(folder, samples=SAMPLES):
    """Renders the scene and leaves one EXR for each pass in `folder`."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = True
    layer.use_pass_diffuse_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_normal = True
    for name in ('zone', 'detail'):
        layer.aovs.add().name = name
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.format.exr_codec = 'ZIP'
    target.file_slots.clear()
    for socket, name in PASSES.items():
        target.file_slots.new(name + '-')
        tree.links.new(source.outputs[socket], target.inputs[name + '-'])
    bpy.ops.render.render()
    for name in PASSES.values():
        os.replace(f'{folder}/{name}-0001.exr', f'{folder}/{name}.exr')
