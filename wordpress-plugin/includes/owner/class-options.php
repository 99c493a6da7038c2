<?php
/**
 * Every option of the plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

use Plumbline\Fields\Audited_Fields;
use Plumbline\Meta\Indexing_Capability;
use Plumbline\Policy\Site_Policy;

defined( 'ABSPATH' ) || exit;

/**
 * The list that registration, Settings → Plumbline and uninstall.php read. An option that is missing
 * here fails a test.
 */
final class Options {

	const SERVER    = 'plumbline_server';
	const API_KEY   = 'plumbline_api_key';
	const DELETE    = 'plumbline_delete_data';
	const HEAD      = 'plumbline_head';
	const INDEXING  = 'plumbline_indexing_by_authors';
	const FIELDS    = 'plumbline_fields';
	const POLICY    = 'plumbline_policy';
	const PAGES     = 'plumbline_pages';
	const REDIRECTS = 'plumbline_redirects';
	const TAKEOVER  = 'plumbline_takeover';

	/** Always deleted with the plugin. */
	const CONNECTION = array( self::SERVER, self::API_KEY, self::DELETE );

	/** Decisions and texts of people: deleted with the plugin only on request. */
	const CHOSEN = array( self::HEAD, self::INDEXING, self::FIELDS, self::POLICY, self::PAGES, self::REDIRECTS, self::TAKEOVER );

	/** The options under Settings → Plumbline → Checks. Each class defines its option. */
	const CHECKS = array(
		self::POLICY   => Site_Policy::class,
		self::INDEXING => Indexing_Capability::class,
		self::FIELDS   => Audited_Fields::class,
		self::DELETE   => Data_Choice::class,
	);

	/** Lets WordPress save these options. */
	public static function register(): void {
		add_action(
			'init',
			static function (): void {
				foreach ( self::CHECKS as $option => $owner ) {
					register_setting( $option, $option, $owner::definition() );
				}
			}
		);
	}

	/**
	 * The options to delete with the plugin.
	 *
	 * @param bool $all Whether what people decided and wrote is deleted, too.
	 */
	public static function to_delete( bool $all ): array {
		return $all ? array_merge( self::CONNECTION, self::CHOSEN ) : self::CONNECTION;
	}
}
