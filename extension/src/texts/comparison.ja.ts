import type { ComparisonTexts } from './comparison.en.ts';

export const comparisonJa: ComparisonTexts = {
	title: '比較',
	with: 'このページと比べるもの',
	first: 'このブラウザーでこのページを診断するのは初めてです。次回からは変化を示します。',
	kept: (date) => `このページ（${date}）`,
	unchangedUntil: (from, to) => `${from}～${to}`,
	sameSince: (date) => `${date} から変化はありません。`,
	tabs: '別のタブのページと比べるには、そのタブでもアイコンをクリックしてから戻ってください。',
	score: (before, after) => `スコア ${before} → ${after}`,
	otherSettings:
		'キーワードまたは無視した指摘が途中で変わったため、スコアと一部の指摘は比べません。',
	facts: '両ページの内容の違い',
	factsSince: 'ページの内容の変化',
	noFacts: 'タイトル、インデックス、見出し、リンクなど、概要の項目はすべて同じです。',
	unknownFacts: 'この古い診断には、ページの内容が保存されていません。',
	before: '以前',
	now: '現在',
	there: '相手',
	here: 'このページ',
	findings: '指摘',
	onlyHere: 'このページだけ',
	onlyThere: '相手だけ',
	nothing: '増えた指摘も減った指摘もありません。',
	sameFindings: 'どちらのページも指摘は同じです。',
	reading: '相手のページを読んでいます…',
	twin: {
		title: 'ステージング環境の同じページ',
		why: 'このサイトのステージング環境またはテスト環境のアドレスを入力してください。同じパスをそこでタブに開き、診断して比べます。先にブラウザーが許可を求め、終わると許可を返します。',
		field: '環境のアドレス',
		save: '保存',
		fault:
			'別のサイトのアドレスではありません。https://staging.example.com のように入力してください。',
		open: (host) => `${host} で開いて比べる`,
		opening: (host) => `${host} のページを開いています…`,
		denied: 'ブラウザーが許可しませんでした。何も変わっていません。',
		failed: (host) =>
			`${host} のページを読めませんでした。タブを確かめてください。パスワードが必要か、ページがないのかもしれません。`,
		remove: (host) => `${host} を忘れる`,
	},
};
