// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = {
	heading_levels_are_not_skipped: "skips a level",
	only_one_h1_tag: "several H1",
	headings_are_descriptive: "repeated",
	link_text_is_descriptive: "vague",
	link_anchors_are_consistent: "same text",
	no_internal_links_to_http: "http",
	paid_links_are_qualified: "paid?",
	internal_links_use_canonical_urls: "campaign",
	in_page_anchors_exist: "no target",
	no_links_to_local_or_staging_hosts: "local host",
	link_urls_are_valid: "invalid",
	image_links_have_alt_text: "in a link",
	images_have_width_and_height: "no size",
	images_are_not_oversized: "too large",
	image_alt_text_is_meaningful: "vague alt",
	image_file_names_are_descriptive: "file name",
	image_alt_text_is_not_too_long: "long alt",
};
const ja: Texts = {
	heading_levels_are_not_skipped: "レベル飛び",
	only_one_h1_tag: "H1 が複数",
	headings_are_descriptive: "重複",
	link_text_is_descriptive: "あいまい",
	link_anchors_are_consistent: "同じ文言",
	no_internal_links_to_http: "http",
	paid_links_are_qualified: "広告？",
	internal_links_use_canonical_urls: "計測用",
	in_page_anchors_exist: "移動先なし",
	no_links_to_local_or_staging_hosts: "ローカル",
	link_urls_are_valid: "無効",
	image_links_have_alt_text: "リンク内",
	images_have_width_and_height: "寸法なし",
	images_are_not_oversized: "大きすぎ",
	image_alt_text_is_meaningful: "alt があいまい",
	image_file_names_are_descriptive: "ファイル名",
	image_alt_text_is_not_too_long: "alt が長い",
};

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
