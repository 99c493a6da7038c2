// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "Compare",
	with: "Compare this page with",
	first: "This is the first audit of this page in this browser. Later ones will show what has changed.",
	kept: ({ date }: { readonly date: string | number }) => `itself, ${written(date)}`,
	unchangedUntil: ({ from, to }: { readonly from: string | number; readonly to: string | number }) => `${written(from)} to ${written(to)}`,
	sameSince: ({ date }: { readonly date: string | number }) => `Nothing has changed since ${written(date)}.`,
	tabs: "To compare it with a page in a different tab, click the icon there as well, then come back.",
	otherSettings: "Counts and some findings are not compared, because keywords or ignored findings changed in between.",
	facts: "What the pages say",
	factsSince: "What the page says",
	noFacts: "Title, indexing, headings, links and the other facts of the overview are the same.",
	unknownFacts: "The facts were not stored with this older audit.",
	before: "before",
	now: "now",
	there: "there",
	here: "here",
	findings: "Findings",
	onlyHere: "Only here",
	onlyThere: "Only there",
	nothing: "No findings were added or removed.",
	sameFindings: "Both pages have the same findings.",
	reading: "Reading the other page …",
	twin: {
		title: "The same page on a staging site",
		why: "Name the address of the staging or test copy of this site. The same path is then opened there in a tab, audited and compared. The browser asks for your permission first, and the permission is given up afterwards.",
		field: "Address of the copy",
		save: "Save",
		fault: "This is not the address of a different site. Enter one such as https://staging.example.com.",
		open: ({ host }: { readonly host: string | number }) => `Open on ${written(host)} and compare`,
		opening: ({ host }: { readonly host: string | number }) => `Opening the page on ${written(host)} …`,
		denied: "The browser did not allow it. Nothing has changed.",
		failed: ({ host }: { readonly host: string | number }) => `The page on ${written(host)} could not be read. Look at its tab: it may ask for a password, or not exist.`,
		remove: ({ host }: { readonly host: string | number }) => `Forget ${written(host)}`,
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "比較",
	with: "このページと比べるもの",
	first: "このブラウザーでこのページを診断するのは初めてです。次回からは変化を示します。",
	kept: ({ date }) => `このページ（${written(date)}）`,
	unchangedUntil: ({ from, to }) => `${written(from)}～${written(to)}`,
	sameSince: ({ date }) => `${written(date)} から変化はありません。`,
	tabs: "別のタブのページと比べるには、そのタブでもアイコンをクリックしてから戻ってください。",
	otherSettings: "キーワードまたは無視した指摘が途中で変わったため、件数と一部の指摘は比べません。",
	facts: "両ページの内容の違い",
	factsSince: "ページの内容の変化",
	noFacts: "タイトル、インデックス、見出し、リンクなど、概要の項目はすべて同じです。",
	unknownFacts: "この古い診断には、ページの内容が保存されていません。",
	before: "以前",
	now: "現在",
	there: "相手",
	here: "このページ",
	findings: "指摘",
	onlyHere: "このページだけ",
	onlyThere: "相手だけ",
	nothing: "増えた指摘も減った指摘もありません。",
	sameFindings: "どちらのページも指摘は同じです。",
	reading: "相手のページを読んでいます…",
	twin: {
		title: "ステージング環境の同じページ",
		why: "このサイトのステージング環境またはテスト環境のアドレスを入力してください。同じパスをそこでタブに開き、診断して比べます。先にブラウザーが許可を求め、終わると許可を返します。",
		field: "環境のアドレス",
		save: "保存",
		fault: "別のサイトのアドレスではありません。https://staging.example.com のように入力してください。",
		open: ({ host }) => `${written(host)} で開いて比べる`,
		opening: ({ host }) => `${written(host)} のページを開いています…`,
		denied: "ブラウザーが許可しませんでした。何も変わっていません。",
		failed: ({ host }) => `${written(host)} のページを読めませんでした。タブを確かめてください。パスワードが必要か、ページがないのかもしれません。`,
		remove: ({ host }) => `${written(host)} を忘れる`,
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
