import { fixturesFor } from '../../fixture.ts';
import { keywordIsSpelledAsInText } from './keyword-is-spelled-as-in-text.rule.ts';

const japanese = (text: string) => ({
	html: '<html lang="ja">',
	title: '<title>サーバーの選び方</title>',
	description: '<meta name="description" content="はじめてのサーバーの選び方を説明します。">',
	h1: '<h1>サーバーの選び方</h1>',
	main: `<p>はじめてサーバーを買うときは、静かで電気をあまり使わないものを選びましょう。</p><p>${text}</p>`,
	keywords: ['サーバー'],
});

export const fixtures = fixturesFor(keywordIsSpelledAsInText, {
	good: {
		'one spelling': japanese('サーバーは机の下にも置けます。'),
		'a word that only begins like it': japanese('サーバルキャットは関係ありません。'),
	},
	bad: {
		'a long vowel that is left out': {
			...japanese('サーバは机の下にも置けます。'),
			finds: [['other', { keyword: 'サーバー', written: 'サーバ' }]],
		},
	},
	unjudged: {
		'no keyword': { ...japanese('机の下にも置けます。'), keywords: [], status: 'not_checked' },
		'another language': { keywords: ['sourdough bread'], status: 'not_applicable' },
	},
});
