// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	causes: {
		indexed: {
			reason: "The page is in Google’s index.",
			fix: "Nothing to do.",
		},
		blocked_by_robots_txt: {
			reason: "robots.txt keeps Google from reading the page.",
			fix: "If the page should be found, remove the line in robots.txt that blocks it.",
		},
		noindex_tag: {
			reason: "A robots meta tag of the page says noindex.",
			fix: "If the page should be found, remove noindex from the tag.",
		},
		noindex_header: {
			reason: "The X-Robots-Tag header of the page says noindex.",
			fix: "If the page should be found, remove noindex from the header.",
		},
		not_found: {
			reason: "The server answered Google that the page does not exist (404 or 410).",
			fix: "Restore the page, or redirect its URL to the page that replaces it, and update links to it.",
		},
		soft_404: {
			reason: "Google takes the page for an error message, although its status is 200.",
			fix: "Give the page content of its own, or answer with 404 if it has no content.",
		},
		access_denied: {
			reason: "The server refused Google access to the page.",
			fix: "Let Googlebot read the page without signing in, and check firewalls and bot protection.",
		},
		server_error: {
			reason: "The server failed when Google asked for the page.",
			fix: "Find the failure in the server’s log; Google returns by itself.",
		},
		redirect_error: {
			reason: "Google could not follow the redirects of the page.",
			fix: "Let the URL redirect once, directly to the final page.",
		},
		redirects: {
			reason: ({ google }: { readonly google: string }) => `${google === 'none' ? "The URL redirects, and Google indexes its target instead." : `The URL redirects, and Google indexes ${written(google)} instead.`}`,
			fix: "Nothing to do if that is meant; link to the target directly.",
		},
		canonical_points_elsewhere: {
			reason: ({ declared }: { readonly declared: string | number }) => `The page names ${written(declared)} as its canonical URL, and Google follows it.`,
			fix: "Nothing to do if that is meant; otherwise let the canonical name the page itself.",
		},
		other_canonical_chosen: {
			reason: ({ google, declared }: { readonly google: string | number; readonly declared: string | number }) => `Google chose ${written(google)} as the canonical URL, although the page names ${written(declared)}.`,
			fix: "Let canonical, redirects, internal links and sitemap all name the same URL, and make the contents differ where both pages should be found.",
		},
		duplicate_without_canonical: {
			reason: ({ google }: { readonly google: string }) => `${google === 'none' ? "Google takes the page for a copy, and the page names no canonical URL." : `Google takes the page for a copy of ${written(google)}, and the page names no canonical URL.`}`,
			fix: "Name the URL that should be found as the canonical, or make the contents differ.",
		},
		crawled_not_indexed: {
			reason: "Google read the page and decided not to index it.",
			fix: "Give the page content that no other page of the site has, and link to it from pages that are found.",
		},
		discovered_not_crawled: {
			reason: "Google knows the URL and has not read it yet.",
			fix: "Link to the page from pages that Google visits often, and list it in the sitemap.",
		},
		unknown_to_google: {
			reason: "Google does not know the URL.",
			fix: "Link to the page and list it in the sitemap.",
		},
		not_inspected: {
			reason: "Google has not reported its verdict on the page yet.",
			fix: "Wait for the next sync; the pages with the most clicks come first.",
		},
		other: {
			reason: ({ coverage }: { readonly coverage: string }) => `${coverage === 'none' ? "Google leaves the page out and gives no reason." : `Google leaves the page out and says: “${written(coverage)}”.`}`,
			fix: "Open the page in Search Console’s URL Inspection for details.",
		},
	},
	rules: {
		page_is_not_blocked_by_robots_txt: "Our audit finds the same line.",
		page_is_indexable: "Our audit finds the same directive.",
		http_status_is_ok: "Our audit got an error too.",
		content_is_not_soft_404: "Our audit also reads it as an error message.",
		main_content_is_not_thin: "Our audit finds hardly any main text.",
		canonical_target_is_indexable: "Your canonical points to a page that redirects, fails or is kept out of the index.",
		only_one_canonical_tag: "The page names several canonical URLs, so Google ignores them.",
		canonical_is_in_head: "Your canonical tag is outside the head, so Google ignores it.",
		canonical_is_valid: "Your canonical is not a valid URL.",
		canonical_does_not_point_to_home: "Your canonical points to the home page, which is not a copy of this page.",
		canonical_same_after_render: "Scripts change your canonical after the page has loaded.",
		hreflang_agrees_with_canonical: "Your hreflang tags name a different URL than your canonical.",
		internal_links_use_canonical_urls: "Your own links name a different URL than your canonical.",
		canonical_points_to_this_page: "Our audit finds the same canonical.",
		canonical_tag_used: "Our audit finds no canonical tag either.",
		page_is_linked_on_site: "In our crawl no page of the site links to it.",
	},
	mended: {
		reason: "Our latest audit no longer finds this.",
		fix: "Request indexing in Search Console’s URL Inspection, or wait until Google returns.",
	},
	twoSentences: ({ first, second }: { readonly first: string | number; readonly second: string | number }) => `${written(first)} ${written(second)}`,
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	causes: {
		indexed: {
			reason: "Google のインデックスに登録されています。",
			fix: "対応は不要です。",
		},
		blocked_by_robots_txt: {
			reason: "robots.txt が Google によるページの読み取りを拒否しています。",
			fix: "検索結果に出したいページなら、拒否している robots.txt の行を削除してください。",
		},
		noindex_tag: {
			reason: "ページの robots メタタグに noindex があります。",
			fix: "検索結果に出したいページなら、タグから noindex を外してください。",
		},
		noindex_header: {
			reason: "ページの X-Robots-Tag ヘッダーに noindex があります。",
			fix: "検索結果に出したいページなら、ヘッダーから noindex を外してください。",
		},
		not_found: {
			reason: "サーバーは Google に、ページが存在しない（404 または 410）と応答しました。",
			fix: "ページを復元するか、代わりのページへリダイレクトし、リンクも更新してください。",
		},
		soft_404: {
			reason: "ステータスは 200 ですが、Google はこのページをエラー表示とみなしています。",
			fix: "ページに独自の内容を加えるか、内容がなければ 404 で応答してください。",
		},
		access_denied: {
			reason: "サーバーが Google のアクセスを拒否しました。",
			fix: "Googlebot がログインなしで読めるようにし、ファイアウォールやボット対策を確認してください。",
		},
		server_error: {
			reason: "Google が取得したとき、サーバーでエラーが起きました。",
			fix: "サーバーのログで原因を調べてください。Google は自動的に再訪します。",
		},
		redirect_error: {
			reason: "Google はページのリダイレクトをたどれませんでした。",
			fix: "最終的なページへ 1 回で直接リダイレクトしてください。",
		},
		redirects: {
			reason: ({ google }) => `${google === 'none' ? "URL はリダイレクトされ、Google は転送先を登録しています。" : `URL はリダイレクトされ、Google は ${written(google)} を登録しています。`}`,
			fix: "意図どおりなら対応は不要です。リンクは転送先に直接張ってください。",
		},
		canonical_points_elsewhere: {
			reason: ({ declared }) => `ページは ${written(declared)} を正規 URL に指定し、Google もそれに従っています。`,
			fix: "意図どおりなら対応は不要です。違う場合は、正規 URL にこのページ自身を指定してください。",
		},
		other_canonical_chosen: {
			reason: ({ declared, google }) => `ページは ${written(declared)} を正規 URL に指定していますが、Google は ${written(google)} を選びました。`,
			fix: "正規 URL、リダイレクト、内部リンク、サイトマップで同じ URL を使い、両方を検索結果に出すなら内容を変えてください。",
		},
		duplicate_without_canonical: {
			reason: ({ google }) => `${google === 'none' ? "Google はこのページを重複とみなしています。ページに正規 URL の指定がありません。" : `Google はこのページを ${written(google)} の重複とみなしています。ページに正規 URL の指定がありません。`}`,
			fix: "検索結果に出す URL を正規 URL に指定するか、内容を変えてください。",
		},
		crawled_not_indexed: {
			reason: "Google はページを読みましたが、登録しないと判断しました。",
			fix: "サイト内のほかのページにない内容を加え、検索されているページからリンクしてください。",
		},
		discovered_not_crawled: {
			reason: "Google は URL を知っていますが、まだ読んでいません。",
			fix: "Google がよく訪れるページからリンクし、サイトマップにも載せてください。",
		},
		unknown_to_google: {
			reason: "Google はこの URL を知りません。",
			fix: "ページへのリンクを張り、サイトマップに載せてください。",
		},
		not_inspected: {
			reason: "Google の判定はまだ取得していません。",
			fix: "次の同期をお待ちください。クリックの多いページから順に調べます。",
		},
		other: {
			reason: ({ coverage }) => `${coverage === 'none' ? "Google はこのページを登録していません。理由は示されていません。" : `Google はこのページを登録していません。理由: “${written(coverage)}”。`}`,
			fix: "Search Console の URL 検査で詳細を確認してください。",
		},
	},
	rules: {
		page_is_not_blocked_by_robots_txt: "当方の監査でも同じ行が見つかりました。",
		page_is_indexable: "当方の監査でも同じ指定が見つかりました。",
		http_status_is_ok: "当方の監査でもエラーになりました。",
		content_is_not_soft_404: "当方の監査でもエラー表示と読めます。",
		main_content_is_not_thin: "当方の監査では本文がほとんどありません。",
		canonical_target_is_indexable: "指定した URL は、リダイレクトやエラーになるか、インデックスから除外されています。",
		only_one_canonical_tag: "正規 URL が複数指定されているため、Google は無視します。",
		canonical_is_in_head: "canonical タグが head の外にあるため、Google は無視します。",
		canonical_is_valid: "指定した正規 URL が URL として正しくありません。",
		canonical_does_not_point_to_home: "指定した URL はホームページで、このページの重複ではありません。",
		canonical_same_after_render: "読み込み後にスクリプトが正規 URL を変えています。",
		hreflang_agrees_with_canonical: "hreflang タグが正規 URL とは別の URL を指しています。",
		internal_links_use_canonical_urls: "内部リンクが正規 URL とは別の URL を指しています。",
		canonical_points_to_this_page: "当方の監査でも同じ正規 URL が見つかりました。",
		canonical_tag_used: "当方の監査でも canonical タグがありません。",
		page_is_linked_on_site: "当方のクロールでは、サイト内のどのページからもリンクされていません。",
	},
	mended: {
		reason: "その後の当方の監査では、この問題は見つかりません。",
		fix: "Search Console の URL 検査でインデックス登録をリクエストするか、Google の再訪をお待ちください。",
	},
	twoSentences: ({ first, second }) => `${written(first)}${written(second)}`,
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
