// Generated from core/src/locales/ja.json. Do not edit.
import { type Texts } from './en.generated.ts';
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const ja: Texts = {
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
