// Generated from core/src/locales/ja.json. Do not edit.
import { type Texts } from './en.generated.ts';
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const ja: Texts = {
	options: {
		title: "Plumbline の設定",
		general: "言語と国",
		server: "サーバー",
		sites: "サイトへのアクセス",
		kept: "クリックなしで診断",
		unused: "Plumbline が使っていないアクセス権",
		stopAll: "すべてやめる",
		noSites: "ありません。クリックなしで診断するには、そのサイトのページを診断し、結果の下の「持ち出す・比べる・続ける」を開いて「このサイトの診断を続ける」を選んでください。",
		stop: ({ site }) => `${written(site)} の診断をやめる`,
		history: "履歴",
		historyWhy: "前回からの変化を示すために、ページごとに直近 20 回の診断結果をこのブラウザーに保存します。最大 500 ページで、プライベートウィンドウの結果は保存しません。",
		pages: ({ count }) => `${written(count)} ページ`,
		clear: "履歴を消去",
		shortcut: "キーボードショートカット",
		shortcutWhy: "Alt+Shift+P で、開いているページを診断します。ブラウザーの拡張機能ショートカットの一覧で変更できます。",
		privacy: "プライバシー",
		help: "ヘルプ",
	},
	welcome: {
		title: "このページは検索に適していますか",
		does: "Plumbline は、開いているページをブラウザーが実際に表示したとおりに診断します。タイトル、見出し、リンク、画像、インデックス登録などを調べ、何が問題か、なぜ大切か、どう直すかを、ページ上の場所と根拠の出典とともに示します。",
		clicks: "2 回のクリックで",
		first: "ページを開いて Plumbline のアイコンをクリックするか、Alt+Shift+P を押します。アイコンが見えないときは、パズルのピースの中からピン留めしてください。",
		second: "指摘をクリックすると、ページ上の場所と直し方が分かります。",
		privacy: "プライバシー",
	},
	privacy: {
		reads: "Plumbline がページを読むのは、そこでアイコンをクリックしたときと、診断を続けるように指定したサイトだけです。表示をオンにした検索結果ページでは、結果の URL を読み取ります。",
		runs: "診断はブラウザーの中で行い、結果もブラウザーの外に出ません。スクリプトによる変化を示すために、ページの HTML と robots.txt を、そのページのサーバーから訪問ごとに一度取得します。アカウントも統計もなく、開発元へのデータ送信もありません。",
		contacts: "ほかのサーバーに問い合わせるのは、そう書かれたボタンを押したときと、自分の Plumbline サーバーに接続したときだけです。リンクなどを調べるためのアクセス権は、調べ終わるとブラウザーに返します。",
	},
};
