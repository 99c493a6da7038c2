// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	engines: "Search engines",
	mayShow: "allowed to fetch and show it",
	mayNotFetch: "not allowed to fetch it",
	mayNotShow: "not allowed to show it",
	fetchUnknown: "nothing forbids showing it; robots.txt is unknown",
	showUnknown: "allowed to fetch it; the headers may forbid showing it",
	others: "AI assistants and models",
	allowed: "allowed to fetch it",
	forbidden: "not allowed to fetch it",
	robotsUnknown: "robots.txt is not known here.",
	robotsMissing: ({ status }: { readonly status: string | number }) => `There is no robots.txt (${written(status)}): crawlers may fetch everything.`,
	robots: "Robots rules",
	noRules: "None: the page may be shown and its links followed.",
	noRulesOnPage: "None on the page.",
	headersUnknown: "The response headers of the page are not known here.",
	header: "header",
	meta: "meta tag",
	everybody: "all crawlers",
	canonical: "Canonical URL",
	noCanonical: "None: search engines choose one themselves.",
	self: "this page",
	other: "another page",
	status: "Status",
	redirects: "Redirects on the way here",
	redirectCount: ({ count }: { readonly count: number }) => `${count === 0 ? "None within this site." : plural(count) === 'one' ? `${written(count)} redirect within this site.` : `${written(count)} redirects within this site.`}`,
	redirectsWhy: "Browsers tell extensions only how many redirects within the site led here. Their URLs, codes and headers can be seen from your next visit on, if you let Plumbline see which pages this browser requests.",
	showHops: "Show each step",
	hopsFromNow: "No redirects were seen. Those of pages that you open from now on are shown with each step.",
	headers: "Response headers",
	headersWhy: "From the HTML that was requested once more, with your cookies. Browsers hide Set-Cookie.",
	hreflang: "Language versions",
	noHreflang: "None.",
	checkReturn: "Check that they link back to this page",
	returns: {
		yes: "links back",
		no: "does not link back",
		unknown: "could not be read",
	},
	hide: "This page is meant to stay out of search",
	hideWhy: "Plumbline then treats being kept out of search as correct. Remembered for this URL.",
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	engines: "検索エンジン",
	mayShow: "取得も表示もできます",
	mayNotFetch: "取得できません",
	mayNotShow: "表示できません",
	fetchUnknown: "表示を妨げるものはありません（robots.txt は不明）",
	showUnknown: "取得できます（ヘッダーが不明なため、表示できるかは分かりません）",
	others: "アシスタントと学習",
	allowed: "取得できます",
	forbidden: "取得できません",
	robotsUnknown: "robots.txt はここでは分かりません。",
	robotsMissing: ({ status }) => `robots.txt がないため（${written(status)}）、すべて取得できます。`,
	robots: "robots の指定",
	noRules: "指定なし：検索に表示され、リンクもたどられます。",
	noRulesOnPage: "ページには指定なし。",
	headersUnknown: "サーバーがページと一緒に送ったヘッダーはここでは分かりません。",
	header: "ヘッダー",
	meta: "meta",
	everybody: "すべて",
	canonical: "正規 URL",
	noCanonical: "指定なし：検索エンジンが自分で選びます。",
	self: "このページ",
	other: "別のページ",
	status: "ステータス",
	redirects: "ここまでの転送",
	redirectCount: ({ count }) => `${count === 0 ? "このサイト内のリダイレクトはありません。" : `このサイト内のリダイレクト ${written(count)} 回。`}`,
	redirectsWhy: "ブラウザーが拡張機能に伝えるのは、サイト内のリダイレクトの回数だけです。このブラウザーがどのページを取得するかを Plumbline に許可すると、次に開くページから、途中の URL、コード、ヘッダーも分かります。",
	showHops: "途中をすべて表示",
	hopsFromNow: "リダイレクトは確認されていません。これから開くページでは、途中もすべて表示します。",
	headers: "レスポンスヘッダー",
	headersWhy: "Cookie を含めてもう一度取得した HTML のヘッダーです。Set-Cookie はブラウザーが公開しません。",
	hreflang: "ほかの言語版",
	noHreflang: "指定がありません。",
	checkReturn: "相手もこのページを示しているか確認する",
	returns: {
		yes: "このページを示しています",
		no: "このページを示していません",
		unknown: "読めませんでした",
	},
	hide: "このページは検索に出さない",
	hideWhy: "検索に出ないことが正しい状態として扱われます。この URL について記憶します。",
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
