import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from './json-ld-script.ts';
import { structuredDataDescribesPage } from './structured-data-describes-page.rule.ts';

const offer =
	'<p>€ 24.90</p><p>In stock</p><button>Add to cart</button><p>A proofing basket of cane.</p>';

const recipe = `<p>Serves: 8</p><h2>Ingredients</h2><ul><li>500 g rye flour</li><li>350 ml water</li><li>10 g salt</li></ul><h2>Method</h2><ol><li>Mix the flour with the water.</li><li>Bake it for an hour.</li></ol>`;

const job =
	'<h2>Your tasks</h2><ul><li>Bake bread.</li></ul><h2>What we offer</h2><p>A warm place.</p><a href="/apply">Apply now</a>';

const event = '<p>4 March 2027</p><p>Venue: Town hall</p><a href="/tickets">Buy tickets</a>';

const image = 'https://example.com/loaf.jpg';
const offers = { '@type': 'Offer', price: '24.90', priceCurrency: 'EUR' };
const product = jsonLd({ '@type': 'Product', name: 'Sourdough basket', image, offers });

export const fixtures = fixturesFor(structuredDataDescribesPage, {
	good: {
		'an offer with the data of a product': { main: offer, ...product },
		'an offer with the data of a product and of a recipe for it': {
			main: offer,
			...jsonLd(
				{ '@type': 'Product', name: 'Sourdough basket', image, offers },
				{ '@type': 'Recipe', name: 'Sourdough', image },
			),
		},
		'a recipe with its data': {
			main: recipe,
			...jsonLd({ '@type': 'Recipe', name: 'Sourdough', image }),
		},
		'a recipe with its data in lower case, which is reported as such': {
			main: recipe,
			...jsonLd({ '@type': 'recipe', name: 'Sourdough', image }),
		},
		'an offer with the data of a book': {
			main: offer,
			...jsonLd({
				'@type': 'Book',
				name: 'Sourdough',
				author: { '@type': 'Person', name: 'Ada Baker', url: 'https://example.com/ada' },
				offers,
			}),
		},
	},
	bad: {
		'an offer without structured data': { main: offer, finds: [['product']] },
		'an offer of which only the breadcrumb is described': {
			main: offer,
			...jsonLd({
				'@type': 'BreadcrumbList',
				itemListElement: [
					{
						'@type': 'ListItem',
						position: 1,
						name: 'Baskets',
						item: 'https://example.com/baskets',
					},
					{ '@type': 'ListItem', position: 2, name: 'Sourdough basket' },
				],
			}),
			finds: [['product']],
		},
		'an offer that claims to be a recipe to social networks alone': {
			head: '<meta property="og:type" content="recipe">',
			main: offer,
			finds: [['product']],
		},
		'an offer in a vocabulary that Google no longer reads': {
			main: `${offer}<div itemscope itemtype="http://data-vocabulary.org/Product"><b itemprop="name">Sourdough basket</b></div>`,
			finds: [['product']],
		},
		'a recipe without its data': { main: recipe, finds: [['recipe']] },
		'a job without its data': { main: job, finds: [['job']] },
		'an event without its data': { main: event, finds: [['event']] },
		'a recipe with the data of a product': {
			main: recipe,
			...product,
			finds: [['contradicts', { claim: 'Product', type: 'Recipe' }]],
		},
	},
	unjudged: {
		'an article': { status: 'not_applicable' },
		'an offer whose structured data is broken': {
			main: offer,
			head: '<script type="application/ld+json">{"@type":"Product",}</script>',
			status: 'not_applicable',
		},
	},
});
