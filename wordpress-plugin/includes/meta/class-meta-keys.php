<?php
/**
 * Keys of post meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

defined( 'ABSPATH' ) || exit;

/** In a class of their own, because uninstall.php loads nothing else of the plugin. */
final class Meta_Keys {

	/** Keywords with their synonyms; the first is the focus keyword. */
	const KEYWORDS = '_plumbline_keywords';

	const TITLE       = '_plumbline_title';
	const DESCRIPTION = '_plumbline_description';
	const CANONICAL   = '_plumbline_canonical';

	/** Hides the post on purpose: noindex, without a finding about it. */
	const HIDDEN = '_plumbline_hidden';

	/** Robots directives other than noindex. */
	const ROBOTS = '_plumbline_robots';

	const SOCIAL_TITLE       = '_plumbline_social_title';
	const SOCIAL_DESCRIPTION = '_plumbline_social_description';
	const SOCIAL_IMAGE       = '_plumbline_social_image';

	/** The primary terms of a post, at most one of each taxonomy. */
	const PRIMARY_TERMS = '_plumbline_primary_terms';

	/** The language of the text; overrides detection. */
	const LANGUAGE = '_plumbline_language';

	/** The writer's dismissals with their reasons. */
	const DISMISSALS = '_plumbline_dismissals';

	/** The last verdict, and the values that the list of posts sorts and filters by. */
	const VERDICT = '_plumbline_verdict';
	const WEIGHT  = '_plumbline_weight';
	const STATE   = '_plumbline_state';

	/** The rules that the verdict is based on; empty once the post has changed. */
	const FRESH_FOR = '_plumbline_fresh_for';

	/** The values that were taken over from a different plugin, so that they can be removed again. */
	const TAKEN = '_plumbline_taken';

	/** Whether search engines can index the page: one of `Verdict::INDEXABLE`. */
	const INDEXABLE = '_plumbline_indexable';

	/** Names of the rules that failed, one row each, so that lists can filter by finding. */
	const RULE = '_plumbline_rule';

	/** The elements that break a rule, one row each: name of the rule and a hash. */
	const ELEMENTS = '_plumbline_elements';

	/** Links in the text, one row each: ids of posts, URLs that do not lead to a post, and those that do not work. */
	const LINK_TO      = '_plumbline_link_to';
	const LINK_UNKNOWN = '_plumbline_link_unknown';
	const LINK_BROKEN  = '_plumbline_link_broken';

	/** The links in the text are stored. */
	const LINKS_READ = '_plumbline_links_read';

	/** Keys that an audit can recreate at any time; version 0.1 stored a score. */
	const AUDIT = array( '_plumbline_score', self::VERDICT, self::WEIGHT, self::STATE, self::FRESH_FOR, self::INDEXABLE, self::RULE, self::ELEMENTS, self::LINK_TO, self::LINK_UNKNOWN, self::LINK_BROKEN, self::LINKS_READ );

	/** Keys that writers fill in. */
	const WRITTEN = array(
		self::KEYWORDS,
		self::TITLE,
		self::DESCRIPTION,
		self::CANONICAL,
		self::HIDDEN,
		self::ROBOTS,
		self::SOCIAL_TITLE,
		self::SOCIAL_DESCRIPTION,
		self::SOCIAL_IMAGE,
		self::PRIMARY_TERMS,
		self::LANGUAGE,
		self::DISMISSALS,
	);

	/** Beside the other keys of a kind of page: whether sitemaps leave it out. */
	const UNLISTED = '_plumbline_unlisted';

	/** Keys of the site itself; its default image for sharing is `SOCIAL_IMAGE`. */
	const SITE_NAME        = '_plumbline_site_name';
	const ALTERNATIVE_NAME = '_plumbline_alternative_name';
	const SEPARATOR        = '_plumbline_separator';

	/** The organization or person behind the site. */
	const OWNER_KIND = '_plumbline_owner_kind';
	const OWNER_NAME = '_plumbline_owner_name';
	const LOGO       = '_plumbline_logo';
	const PROFILES   = '_plumbline_profiles';

	/** Verification codes by the names of their meta tags. */
	const VERIFICATION = array(
		'google-site-verification' => '_plumbline_verify_google',
		'msvalidate.01'            => '_plumbline_verify_bing',
		'p:domain_verify'          => '_plumbline_verify_pinterest',
		'yandex-verification'      => '_plumbline_verify_yandex',
		'baidu-site-verification'  => '_plumbline_verify_baidu',
	);

	/** Keys of a kind of page. */
	const OF_A_KIND = array( self::TITLE, self::DESCRIPTION, self::HIDDEN, self::ROBOTS, self::UNLISTED, self::SOCIAL_IMAGE );

	/** Keys of the site. */
	const OF_THE_SITE = array( self::SITE_NAME, self::ALTERNATIVE_NAME, self::SEPARATOR, self::OWNER_KIND, self::OWNER_NAME, self::LOGO, self::PROFILES, self::SOCIAL_IMAGE );

	/** Keys that writers fill in for every page, also for archives and the home page. */
	const OF_EVERY_PAGE = array(
		self::KEYWORDS,
		self::TITLE,
		self::DESCRIPTION,
		self::CANONICAL,
		self::HIDDEN,
		self::ROBOTS,
		self::SOCIAL_TITLE,
		self::SOCIAL_DESCRIPTION,
		self::SOCIAL_IMAGE,
	);
}
