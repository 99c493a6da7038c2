import { fixturesFor } from '../fixture.ts';
import { keywordInBodyText } from './keyword-in-body-text.rule.ts';

const chinese = { html: '<html lang="zh">', title: '<title>面包</title>', h1: '<h1>面包</h1>' };
const thai = { html: '<html lang="th">', title: '<title>ขนมปัง</title>', h1: '<h1>ขนมปัง</h1>' };

export const fixtures = fixturesFor(keywordInBodyText, {
	good: {
		'the keyword in the text': { keywords: ['sourdough bread'] },
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
