import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { answerText } from './answer-text.ts';

const range = { from: 0.092, to: 0.341 };

const ownPast = {
	answer: 'own_past',
	reason: 'whole',
	comparablePages: null,
	dates: 10,
} as const;

const sentences: readonly [Answer, string, string][] = [
	[
		{ answer: 'more', share: 0.21, range },
		'21% more clicks than comparable pages that were left alone (likely +9% to +34%).',
		'変更しなかった同程度のページと比べて、クリック数が21%多くなりました(おそらく+9%~+34%)。',
	],
	[
		{ answer: 'fewer', share: -0.2, range: { from: -0.3, to: -0.08 } },
		'20% fewer clicks than comparable pages that were left alone (likely -30% to -8%).',
		'変更しなかった同程度のページと比べて、クリック数が20%少なくなりました(おそらく-30%~-8%)。',
	],
	[
		{ answer: 'no_difference', range: { from: -0.08, to: 0.12 } },
		'No difference beyond chance (likely -8% to +12%, against comparable pages that were left alone).',
		'偶然と区別できる差はありません(変更しなかった同程度のページと比べて、おそらく-8%~+12%)。',
	],
	[
		{ answer: 'not_enough_data', weeks: 4, pages: 35 },
		'Not enough data yet: about 4 more weeks, or 35 pages with the same change.',
		'まだデータが足りません。あと約4週間、または同じ変更をしたページが約35ページ必要です。',
	],
	[
		{ answer: 'not_enough_data', weeks: 1, pages: null },
		'Not enough data yet: about 1 more week.',
		'まだデータが足りません。あと約1週間必要です。',
	],
	[
		{ answer: 'not_enough_data', weeks: null, pages: 35 },
		'Not enough data: it takes about 35 pages with the same change.',
		'データが足りません。同じ変更をしたページが約35ページ必要です。',
	],
	[
		{ answer: 'not_enough_data', weeks: null, pages: null },
		'Not enough data: these pages have too few clicks to tell.',
		'データが足りません。これらのページはクリック数が少なすぎて判断できません。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'few', comparablePages: 12 },
		'Cannot be judged here: 12 comparable pages were left alone, and it takes 20.',
		'ここでは判断できません。変更しなかった同程度のページは12ページで、20ページ必要です。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'whole', comparablePages: null },
		'A break of the whole site: too few pages were left alone to compare with. Other changes of these weeks are judged all the same, because all pages met this one. With figures of 30 weeks before the change it could be judged beside the past alone.',
		'サイト全体の区切りで、比べる相手となるページが足りません。すべてのページに共通なので、同じ時期のほかの変更は通常どおり判断されます。変更前に30週間分のデータがあれば、過去とだけ比べて判断できます。',
	],
	[
		{ ...ownPast, share: 0.34, range: { from: 0.12, to: 0.6 }, isBeyondUsual: true },
		'A break of the whole site, with too few pages left alone to compare with. Beside the past alone: 34% more clicks than in the four weeks before (likely +12% to +60%), which is more than usual on 10 earlier days. Everything else in these weeks is part of it.',
		'サイト全体の区切りで、比べる相手となるページが足りません。過去とだけ比べると、クリック数は変更前の4週間より34%多く(おそらく+12%~+60%)、過去の10日に見られた通常の変動を超えています。同じ時期に起きたほかの出来事の影響も含まれます。',
	],
	[
		{
			...{ ...ownPast, reason: 'single', comparablePages: 3 },
			...{ share: -0.08, range: { from: -0.3, to: 0.21 }, isBeyondUsual: false },
		},
		'Cannot be judged beside other pages: only 3 pages with about as many clicks as this one were left alone, and it takes 20. Beside the past alone: -8% clicks against the four weeks before (likely -30% to +21%), no more than usual on 10 earlier days.',
		'ほかのページと比べては判断できません。クリック数がこのページと同程度で変更しなかったページは3ページで、20ページ必要です。過去とだけ比べると、クリック数の変化は変更前の4週間に対して-8%(おそらく-30%~+21%)で、過去の10日に見られた通常の変動の範囲内です。',
	],
	[
		{
			...{ ...ownPast, reason: 'size', comparablePages: 3 },
			...{ share: -0.5, range: { from: -0.6, to: -0.3 }, isBeyondUsual: true },
		},
		'Cannot be judged here: 3 pages with about as many clicks were left alone, and it takes 20. Change only some of the pages of this size at a time. Beside the past alone: 50% fewer clicks than in the four weeks before (likely -60% to -30%), which is more than usual on 10 earlier days. Everything else in these weeks is part of it.',
		'ここでは判断できません。クリック数が同程度で変更しなかったページは3ページで、20ページ必要です。この規模のページは、一度に一部だけ変更してください。過去とだけ比べると、クリック数は変更前の4週間より50%少なく(おそらく-60%~-30%)、過去の10日に見られた通常の変動を超えています。同じ時期に起きたほかの出来事の影響も含まれます。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'past', comparablePages: null },
		'Cannot be judged here: the figures begin less than four weeks before the change.',
		'ここでは判断できません。データの開始が、変更の4週間前より後です。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'size', comparablePages: 3 },
		'Cannot be judged here: 3 pages with about as many clicks were left alone, and it takes 20. Change only some of the pages of this size at a time.',
		'ここでは判断できません。クリック数が同程度で変更しなかったページは3ページで、20ページ必要です。この規模のページは、一度に一部だけ変更してください。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'young', comparablePages: null },
		'Cannot be judged here: most of these pages are younger than 16 weeks, and young pages grow on their own. Changes made once they are older can be judged.',
		'ここでは判断できません。これらのページの大半は公開から16週間未満で、新しいページのクリック数は自然に増えます。16週間が過ぎた後の変更は判断できます。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'kind', comparablePages: null },
		'Cannot be judged here: every page of this kind was changed, and all pages left alone are of one other kind. Leave some pages of this kind alone.',
		'ここでは判断できません。この種類のページはすべて変更され、変更しなかったページはすべて別の1種類です。この種類のページの一部を変更せずに残してください。',
	],
	[
		{ answer: 'cannot_be_judged', reason: 'unseen', comparablePages: null },
		'Cannot be judged here: search results have never shown these pages.',
		'ここでは判断できません。これらのページは検索結果に一度も表示されていません。',
	],
	[
		{ answer: 'not_enough_data', weeks: null, pages: null, kindsStray: true },
		'Not enough data: kinds of pages stray from each other too much by chance. Leave some pages of this kind alone to compare with.',
		'データが足りません。ページの種類による偶然の差が大きすぎます。比較のため、この種類のページの一部を変更せずに残してください。',
	],
];

it.each(sentences)('says $0.answer in plain words', (answer, english, japanese) => {
	expect(answerText(answer, 'en')).toBe(english);
	expect(answerText(answer, 'ja')).toBe(japanese);
});
