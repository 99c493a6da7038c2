<?php
/**
 * Names of what is kept with a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

defined( 'ABSPATH' ) || exit;

/** The names alone, so that deleting the plugin needs nothing else of it. */
final class Meta_Keys {

	/** The first keyword is what the post is meant to be found for; each has its synonyms. */
	const KEYWORDS = '_plumbline_keywords';

	const TITLE       = '_plumbline_title';
	const DESCRIPTION = '_plumbline_description';
	const CANONICAL   = '_plumbline_canonical';

	/** Meant not to be found: noindex, and no finding about it. */
	const HIDDEN = '_plumbline_hidden';

	/** What else robots are told. */
	const ROBOTS = '_plumbline_robots';

	const SOCIAL_TITLE       = '_plumbline_social_title';
	const SOCIAL_DESCRIPTION = '_plumbline_social_description';
	const SOCIAL_IMAGE       = '_plumbline_social_image';

	/** The language of the text, where it is not the one that it seems to be. */
	const LANGUAGE = '_plumbline_language';

	/** What the writer has decided not to be told, and why. */
	const DISMISSALS = '_plumbline_dismissals';

	/** The last audit, and what of it the list of posts sorts and filters by. */
	const VERDICT = '_plumbline_verdict';
	const SCORE   = '_plumbline_score';
	const STATE   = '_plumbline_state';

	/** The rules the verdict is by; empty once the post is another. */
	const FRESH_FOR = '_plumbline_fresh_for';

	/** What can be made again at any time. */
	const AUDIT = array( self::VERDICT, self::SCORE, self::STATE, self::FRESH_FOR );

	/** What a writer put in. */
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
		self::LANGUAGE,
		self::DISMISSALS,
	);
}
