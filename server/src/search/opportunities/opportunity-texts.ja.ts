import type { OpportunityTexts } from './texts-of-opportunities.ts';

const whole = (value: number | null | undefined) => Math.round(value ?? 0).toLocaleString('ja-JP');
const position = (value: number | null) => (value ?? 0).toFixed(1);
const quoted = (words: readonly string[] = []) => words.map((word) => `「${word}」`).join('');
const places = { title: 'タイトル', headings: '見出し' } as const;
const listed = (names: readonly (keyof typeof places)[] = []) =>
	names.map((name) => places[name]).join('と');

export const opportunityTextsJa: OpportunityTexts = {
	kinds: {
		near_first_page: ({ keyword, evidence }) => ({
			reason: `「${keyword}」は検索結果の 1 ページ目のすぐ後ろにあり（掲載順位 ${position(evidence.average_position)}、表示回数 ${whole(evidence.impressions)}）、ページの${listed(evidence.missing_in)}に${quoted(evidence.missing_words)}がありません。`,
			what_to_do:
				'ページがこのクエリの答えになっているなら、検索されている言葉でタイトルと見出しに書いてください。',
		}),
		few_clicks_for_position: ({ keyword, evidence }) => ({
			reason: `「${keyword}」は掲載順位 ${position(evidence.average_position)} でクリックが ${whole(evidence.clicks)} 回でした。このサイトのほかのクエリは、同じ順位で約 ${whole(evidence.usual_clicks)} 回です。`,
			what_to_do:
				'このクエリの検索結果を確認し、タイトルとスニペットを前後の結果と比べてください。先に答えを示すものがないかも確認してください。',
		}),
		decay: ({ clicks_to_gain, evidence }) => ({
			reason: `このページは ${evidence.weeks_fallen} 週間でクリックを約 ${whole(clicks_to_gain)} 回失いました（${whole(evidence.expected_clicks)} 回のはずが ${whole(evidence.clicks)} 回）。サイト全体の変化と、このページの普段のばらつきを超えています。`,
			what_to_do:
				'どのクエリが下がったか、その期間にページの何が変わったか、内容が古くなっていないかを確認してください。',
		}),
		pages_take_turns: ({ keyword, evidence }) => ({
			reason: `「${keyword}」では ${evidence.pages?.length} つのページが入れ替わっています。28 日間で最上位のページが ${evidence.turns} 回変わりました。`,
			what_to_do:
				'どのページをこのクエリの答えにするか決めてください。ほかのページからその言葉でリンクし、ほかのページは別の内容にするか統合してください。',
		}),
		blocked_with_impressions: ({ evidence, verdict }) => ({
			reason: `このページは表示 ${whole(evidence.impressions)} 回、クリック ${whole(evidence.clicks)} 回がありましたが、現在はインデックスから除外されています。${verdict?.reason ?? ''}`,
			what_to_do: verdict?.fix ?? '',
		}),
	},
	notLooked: {
		no_figures: '検索の数値がまだありません。先に Search Console を接続してください。',
		few_queries: 'クエリが少なく、順位ごとの通常のクリック数がわかりません。',
		few_weeks: 'ページの普段のばらつきを知るには、16 週間分の数値が必要です。',
		no_inspections:
			'Google の判定をまだどのページについても取得していません。次の同期で取得します。',
		no_audits: '監査したページがまだないため、タイトルと見出しがわかりません。',
	},
};
