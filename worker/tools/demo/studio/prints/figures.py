"""Small figures that prints and motifs share. Each is drawn on a tile around (x, y), about 2 `s` wide and
high; `inks` are its colours, main one first."""

import math


def arc(x, y, r, start, end, steps=40):
    return [(x + math.cos(a) * r, y + math.sin(a) * r) for a in (start + (end - start) * k / steps for k in range(steps + 1))]


def heart(t, x, y, s, inks):
    ring = []
    for k in range(60):
        a = k / 60 * math.tau
        ring.append((x + s * 0.95 * math.sin(a) ** 3,
                     y - s * (0.78 * math.cos(a) - 0.30 * math.cos(2 * a) - 0.12 * math.cos(3 * a) - 0.06 * math.cos(4 * a))))
    t.shape_of(ring, inks[0])


def star(t, x, y, s, inks, turn=-math.pi / 2):
    t.shape_of([(x + math.cos(turn + k * math.pi / 5) * s * (0.46 if k % 2 else 1),
                 y + math.sin(turn + k * math.pi / 5) * s * (0.46 if k % 2 else 1)) for k in range(10)], inks[0])


def cloud(t, x, y, s, inks):
    for dx, dy, r in ((-0.55, 0.10, 0.34), (-0.10, -0.16, 0.46), (0.38, 0.0, 0.40), (0.74, 0.20, 0.24)):
        t.dot(x + dx * s, y + dy * s, r * s, inks[0])
    t.shape_of([(x - 0.55 * s, y), (x + 0.74 * s, y), (x + 0.74 * s, y + 0.44 * s), (x - 0.55 * s, y + 0.44 * s)], inks[0])


def rainbow(t, x, y, s, inks):
    for k, ink in enumerate(inks):
        outer, inner = s * (1 - 0.24 * k), s * (0.82 - 0.24 * k)
        t.shape_of(arc(x, y + s * 0.45, outer, math.pi, math.tau) + arc(x, y + s * 0.45, inner, math.tau, math.pi), ink)


def bear(t, x, y, s, inks):
    for side in (-1, 1):
        t.dot(x + side * s * 0.58, y - s * 0.56, s * 0.30, inks[0])
        t.dot(x + side * s * 0.58, y - s * 0.56, s * 0.15, inks[1])
    t.oval(x, y, s * 0.88, s * 0.80, inks[0])
    t.oval(x, y + s * 0.30, s * 0.36, s * 0.28, inks[1])
    t.oval(x, y + s * 0.18, s * 0.13, s * 0.09, inks[2])
    for side in (-1, 1):
        t.dot(x + side * s * 0.36, y - s * 0.08, s * 0.075, inks[2])


def rabbit(t, x, y, s, inks):
    for side in (-1, 1):
        t.oval(x + side * s * 0.30, y - s * 0.52, s * 0.17, s * 0.50, inks[0], side * 0.14)
        t.oval(x + side * s * 0.30, y - s * 0.52, s * 0.075, s * 0.36, inks[1], side * 0.14)
    t.oval(x, y + s * 0.36, s * 0.64, s * 0.56, inks[0])
    for side in (-1, 1):
        t.dot(x + side * s * 0.26, y + s * 0.28, s * 0.065, inks[2])
    t.oval(x, y + s * 0.48, s * 0.09, s * 0.065, inks[1])


def fox(t, x, y, s, inks):
    t.shape_of([(x - s * 0.92, y - s * 0.90), (x - s * 0.22, y - s * 0.42), (x + s * 0.22, y - s * 0.42), (x + s * 0.92, y - s * 0.90),
                (x + s * 0.94, y - s * 0.02), (x + s * 0.12, y + s * 0.88), (x - s * 0.12, y + s * 0.88), (x - s * 0.94, y - s * 0.02)], inks[0])
    for side in (-1, 1):
        t.shape_of([(x + side * s * 0.93, y - s * 0.02), (x + side * s * 0.14, y + s * 0.86), (x + side * s * 0.04, y + s * 0.62),
                    (x + side * s * 0.26, y + s * 0.12)], inks[1])
        t.dot(x + side * s * 0.36, y - s * 0.05, s * 0.085, inks[2])
    t.oval(x, y + s * 0.80, s * 0.15, s * 0.12, inks[2])


def whale(t, x, y, s, inks):
    body = [(x - s * 0.95, y + s * 0.05)] + arc(x - s * 0.25, y + s * 0.08, s * 0.70, math.pi, math.tau, 30)
    tail = [(x + s * 0.62, y - s * 0.02), (x + s * 0.80, y - s * 0.24), (x + s * 0.62, y - s * 0.56), (x + s * 0.90, y - s * 0.44),
            (x + s * 1.12, y - s * 0.62), (x + s * 1.05, y - s * 0.18), (x + s * 0.70, y + s * 0.42), (x + s * 0.20, y + s * 0.62)]
    t.shape_of(body + tail + [(x - s * 0.60, y + s * 0.58), (x - s * 0.92, y + s * 0.30)], inks[0])
    t.shape_of([(x - s * 0.93, y + s * 0.22), (x + s * 0.05, y + s * 0.36), (x + s * 0.20, y + s * 0.62), (x - s * 0.60, y + s * 0.58),
                (x - s * 0.90, y + s * 0.34)], inks[1])
    t.dot(x - s * 0.56, y - s * 0.02, s * 0.07, inks[1])
    for side in (-1, 1):
        t.line(arc(x - s * 0.25 + side * s * 0.16, y - s * 0.80, s * 0.16, math.pi if side > 0 else math.tau, math.pi * 1.5, 12),
               inks[1] if len(inks) < 3 else inks[2], s * 0.07)


def boat(t, x, y, s, inks):
    t.shape_of([(x - s * 0.85, y + s * 0.40), (x + s * 0.85, y + s * 0.40), (x + s * 0.56, y + s * 0.84), (x - s * 0.56, y + s * 0.84)], inks[0])
    t.line([(x, y + s * 0.40), (x, y - s * 0.95)], inks[0], s * 0.06)
    t.shape_of([(x + s * 0.08, y - s * 0.86), (x + s * 0.74, y + s * 0.24), (x + s * 0.08, y + s * 0.24)], inks[1])
    t.shape_of([(x - s * 0.08, y - s * 0.60), (x - s * 0.60, y + s * 0.24), (x - s * 0.08, y + s * 0.24)], inks[-1])


def balloon(t, x, y, s, inks):
    t.oval(x, y - s * 0.25, s * 0.66, s * 0.72, inks[0])
    t.oval(x, y - s * 0.25, s * 0.38, s * 0.72, inks[1])
    t.oval(x, y - s * 0.25, s * 0.14, s * 0.72, inks[0])
    for side in (-1, 1):
        t.line([(x + side * s * 0.34, y + s * 0.36), (x + side * s * 0.14, y + s * 0.72)], inks[-1], s * 0.04)
    t.shape_of([(x - s * 0.18, y + s * 0.70), (x + s * 0.18, y + s * 0.70), (x + s * 0.14, y + s * 0.96), (x - s * 0.14, y + s * 0.96)], inks[-1])


def house(t, x, y, s, inks):
    t.shape_of([(x - s * 0.60, y - s * 0.15), (x + s * 0.60, y - s * 0.15), (x + s * 0.60, y + s * 0.90), (x - s * 0.60, y + s * 0.90)], inks[0])
    t.shape_of([(x - s * 0.76, y - s * 0.12), (x, y - s * 0.92), (x + s * 0.76, y - s * 0.12)], inks[1])
    t.shape_of([(x - s * 0.14, y + s * 0.36), (x + s * 0.20, y + s * 0.36), (x + s * 0.20, y + s * 0.90), (x - s * 0.14, y + s * 0.90)], inks[-1])
    t.dot(x, y - s * 0.36, s * 0.13, inks[-1])


def fir(t, x, y, s, inks):
    t.line([(x, y + s * 0.60), (x, y + s)], inks[-1], s * 0.16)
    for k, (wide, low) in enumerate(((0.62, 0.72), (0.50, 0.22), (0.36, -0.26))):
        t.shape_of([(x - s * wide, y + s * low), (x + s * wide, y + s * low), (x, y + s * (low - 0.80))], inks[0])


def apple(t, x, y, s, inks):
    for side in (-1, 1):
        t.oval(x + side * s * 0.26, y + s * 0.18, s * 0.52, s * 0.66, inks[0], side * 0.12)
    t.line([(x, y - s * 0.36), (x + s * 0.08, y - s * 0.86)], inks[-1], s * 0.08)
    t.leaf(x + s * 0.06, y - s * 0.62, -0.5, s * 0.62, s * 0.28, inks[1])


def strawberry(t, x, y, s, inks):
    ring = [(x + s * 0.72 * math.sin(a) * (1 - 0.32 * max(0, -math.cos(a))), y + s * (0.16 - 0.76 * math.cos(a) * (1 if math.cos(a) < 0 else 0.72)))
            for a in (k / 50 * math.tau for k in range(50))]
    t.shape_of(ring, inks[0])
    for k in range(5):
        t.leaf(x, y - s * 0.38, math.pi * (0.06 + 0.22 * k), s * 0.44, s * 0.22, inks[1])
    for dx, dy in ((-0.32, 0.10), (0.30, 0.12), (0, 0.26), (-0.20, 0.48), (0.20, 0.48), (0, 0.70)):
        t.oval(x + dx * s, y + dy * s, s * 0.035, s * 0.065, inks[2])


def lemon(t, x, y, s, inks, turn=0.5):
    c, n = math.cos(turn), math.sin(turn)
    t.oval(x, y, s * 0.72, s * 0.50, inks[0], turn)
    for side in (-1, 1):
        t.oval(x + side * c * s * 0.70, y + side * n * s * 0.70, s * 0.17, s * 0.14, inks[0], turn)
    t.oval(x - s * 0.12, y - s * 0.14, s * 0.30, s * 0.12, inks[2] if len(inks) > 2 else inks[0], turn)
    for swing in (-0.5, 0.55):
        t.leaf(x - c * s * 0.80, y - n * s * 0.80, turn + math.pi + swing, s * 0.80, s * 0.34, inks[1])


def bird(t, x, y, s, inks, facing=1):
    f = facing
    t.leaf(x - f * s * 0.20, y + s * 0.06, math.pi / 2 + f * 0.95, s * 0.95, s * 0.26, inks[0])
    t.oval(x, y, s * 0.52, s * 0.36, inks[0], f * 0.45)
    t.dot(x + f * s * 0.42, y - s * 0.38, s * 0.26, inks[0])
    t.shape_of([(x + f * s * 0.64, y - s * 0.46), (x + f * s * 0.90, y - s * 0.36), (x + f * s * 0.64, y - s * 0.30)], inks[-1])
    t.leaf(x + f * s * 0.20, y - s * 0.10, math.pi / 2 + f * 0.85, s * 0.66, s * 0.34, inks[1])
    t.dot(x + f * s * 0.48, y - s * 0.42, s * 0.045, inks[-1])


def blossom(t, x, y, s, inks, petals=5, turn=0.0):
    for k in range(petals):
        a = turn + k / petals * math.tau
        t.oval(x + math.cos(a) * s * 0.54, y + math.sin(a) * s * 0.54, s * 0.46, s * 0.34, inks[0], a)
    t.dot(x, y, s * 0.26, inks[1])
