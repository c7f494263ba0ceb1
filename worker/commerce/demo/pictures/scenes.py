"""Pictures that are not of one product: (render, paints, exposure) by name."""

SCENES = {'hero': ('hero', {}, 1.0), 'hero-phone': ('hero-phone', {}, 1.0)}
