"""The plan for what is not a thing to live with: the gift card, a sewing pattern, advice."""

from plans.plan import model

PAPER = {
    'gift-card': model('home-decor', 'Gift card in an envelope', {'rust': {0: 'rust', 1: 'cream'}, 'sage': {0: 'sage', 1: 'cream'}, 'sky': {0: 'sky', 1: 'white'}}),
    'sewing-pattern': model('kidswear', 'Sewing pattern: folded sheet and tape', {'cream': {0: 'cream', 1: 'ochre'}}),
    'swatches': model('home-decor', 'Styling advice: fan of paint and fabric swatches', {'natural': {}}),
}
