// Generated from core/src/locales/ja.json. Do not edit.
import { type Texts } from './en.generated.ts';
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const ja: Texts = {
	title: "Google の判定",
	asking: "サーバーに問い合わせています…",
	notAsked: "この URL の検査結果はまだサーバーにありません。クリックの多いページから順に検査されます。",
	states: {
		indexed: "Google に登録されています",
		not_indexed: "Google に登録されていません",
		unknown: "まだわかりません",
	},
	canonicalTo: ({ address }) => `Google は ${written(address)} を正規 URL としています`,
	lastCrawl: "前回のクロール",
	never: "なし",
	chosen: "Google が選んだ正規 URL",
	declared: "Google がページで読み取った正規 URL",
	none: "なし",
	inspected: "検査日時",
	history: "過去の判定",
};
