// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const en = {
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
			reason: "Google has not told its verdict on the page yet.",
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
		canonical_target_is_indexable: "Yours points to a page that redirects, fails or is kept out of the index.",
		only_one_canonical_tag: "The page names several canonical URLs, so Google ignores them.",
		canonical_is_in_head: "Your canonical tag is outside the head, so Google ignores it.",
		canonical_is_valid: "Your canonical is not a valid URL.",
		canonical_does_not_point_to_home: "Yours points to the home page, which is not a copy of it.",
		canonical_same_after_render: "Scripts change your canonical after the page has loaded.",
		hreflang_agrees_with_canonical: "Your hreflang tags name a different URL than your canonical.",
		internal_links_use_canonical_urls: "Your own links name a different URL than your canonical.",
		canonical_points_to_this_page: "Our audit finds the same canonical.",
		canonical_tag_used: "Our audit finds no canonical tag either.",
		page_is_linked_on_site: "In our crawl no page of the site links to it.",
	},
	mended: {
		reason: "Our newer audit no longer finds that.",
		fix: "Request indexing in Search Console’s URL Inspection, or wait until Google returns.",
	},
	twoSentences: ({ first, second }: { readonly first: string | number; readonly second: string | number }) => `${written(first)} ${written(second)}`,
};
export type Texts = typeof en;
