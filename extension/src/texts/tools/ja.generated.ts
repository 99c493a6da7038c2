// Generated from core/src/locales/ja.json. Do not edit.
import { type Texts } from './en.generated.ts';
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const ja: Texts = {
	title: "ほかの場所で開く",
	why: "新しいタブで開き、このページの URL を渡します。",
	none: "ほかの場所で開けるのは、ウェブ上のページだけです。",
	edit: "自分のツールを追加",
	names: {
		search_console: "Search Console でこの URL を検査",
		site_search: "Google のインデックス（site:）",
		archive: "過去の保存版",
		rich_results: "リッチリザルト テスト",
		pagespeed: "PageSpeed Insights",
		schema_validator: "Schema.org の検証ツール",
		robots_txt: "robots.txt",
		sitemap: "サイトマップ",
		source: "ソースコード",
	},
	own: {
		why: "パネルの「ほかの場所で開く」とアイコンのメニューに表示されます。URL の中の {url} はページの URL に、{host} はホスト名に置き換わります。",
		name: "名前",
		template: "URL",
		add: "追加",
		remove: ({ name }) => `${written(name)} を削除`,
		fault: "名前と、https:// で始まり {url} か {host} を含む URL を入力してください。",
	},
};
