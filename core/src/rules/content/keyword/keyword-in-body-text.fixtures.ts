import { fixturesFor } from '../../fixture.ts';
import { keywordInBodyText } from './keyword-in-body-text.rule.ts';

const chinese = { html: '<html lang="zh">', title: '<title>面包</title>', h1: '<h1>面包</h1>' };
const thai = { html: '<html lang="th">', title: '<title>ขนมปัง</title>', h1: '<h1>ขนมปัง</h1>' };

/** Page builders often put only the title into main. */
const builder = `<!doctype html><html lang="en"><head><title>Bread for beginners: a first loaf</title></head>
<body><main><h1>Bread for beginners</h1></main><div class="builder">
<p>Flour, water, salt and patience make a loaf with a thin, crackling crust: this page takes you there from a sleepy starter, one small step at a time, and in any kitchen.</p>
<p>Feed the starter in the morning with as much flour and water as it weighs. When it has doubled and smells of yoghurt, the dough of your sourdough bread can begin.</p>
<p>Fold the dough four times in the first two hours, then leave it alone. Bake it in a hot iron pot, with the lid on for the first half so that the steam stays inside, and wait until it is cold.</p>
<p>Cold kitchens need longer, and that is fine: the starter rises as well on a cool shelf, it only takes the night for it, and the loaf tastes the better for the long wait.</p>
</div></body></html>`;

export const fixtures = fixturesFor(keywordInBodyText, {
	good: {
		'the keyword in the text': { keywords: ['sourdough bread'] },
		'the keyword in an article below a main that holds only its title': {
			document: builder,
			keywords: ['sourdough bread'],
		},
		'several keywords in the text': { keywords: ['sourdough bread', 'iron pot'] },
		'a Chinese keyword at the start of a longer word': {
			...chinese,
			main: '<p>上海市的天气很好，适合在家烤面包。</p>',
			keywords: ['上海'],
		},
		'a Thai keyword between other words': {
			...thai,
			main: '<p>ร้านกาแฟสดในกรุงเทพ</p>',
			keywords: ['กรุงเทพ'],
		},
	},
	bad: {
		'one of two keywords missing': {
			keywords: ['sourdough bread', 'rye crackers'],
			description:
				'<meta name="description" content="Bake sourdough bread at home: the starter, the dough, the oven.">',
			finds: [['missing', { keyword: 'rye crackers' }]],
		},
		'a keyword that only a cookie banner and a share button contain': {
			keywords: ['sourdough bread', 'rye crackers'],
			description:
				'<meta name="description" content="Bake sourdough bread at home: the starter, the dough, the oven.">',
			footer:
				'<div class="cookie-banner"><p>Rye crackers and cookies</p></div><div class="share">Share rye crackers</div>',
			finds: [['missing', { keyword: 'rye crackers' }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'a Chinese keyword that may be there by chance': {
			...chinese,
			main: '<p>发展中国家很多。</p>',
			keywords: ['中国'],
			status: 'not_checked',
		},
		'a Thai keyword that may be part of a word': {
			...thai,
			main: '<p>ไปตากลมกัน</p>',
			keywords: ['ตา'],
			status: 'not_checked',
		},
		'no text': { keywords: ['sourdough bread'], h1: '', main: '', status: 'not_applicable' },
	},
});
