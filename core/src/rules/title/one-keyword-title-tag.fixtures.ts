import { fixturesFor } from '../fixture.ts';
import { oneKeywordTitleTag } from './one-keyword-title-tag.rule.ts';

const ruleKeyword = { keywords: ['sourdough bread'] };

export const fixtures = fixturesFor(oneKeywordTitleTag, {
	good: {
		'the keyword as it is': ruleKeyword,
		'the keyword in another form': { keywords: ['sourdough breads'] },
		'the words of the keyword in order': {
			keywords: ['bread beginners'],
			h1: '<h1>Sourdough bread for beginners: bread beginners love</h1>',
		},
	},
	bad: {
		'a title without the keyword': {
			...ruleKeyword,
			title: '<title>A first loaf in 24 hours, for beginners</title>',
			finds: [['missing', { keyword: 'sourdough bread' }]],
		},
		'京都 inside 東京都': {
			document: `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>東京都の観光案内：一日で巡る名所</title>
<meta name="description" content="東京都の名所を一日で巡るための道順と、京都にも通じる古い町並みの見どころをまとめました。">
<meta name="viewport" content="width=device-width"></head><body><main><h1>東京都の観光案内、京都との違い</h1>
<p>京都とは違い、東京都の名所は広く散らばっています。電車を使えば一日でも多くの場所を訪ねられます。</p></main></body></html>`,
			keywords: ['京都'],
			geo: 'jp',
			finds: [['missing', { keyword: '京都' }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'no title': { ...ruleKeyword, title: '', status: 'not_applicable' },
	},
});
