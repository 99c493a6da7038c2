<?php
/**
 * The tabs under Settings → Plumbline that are saved together.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Built_Script;
use Plumbline\Connection\Settings_Page;
use Plumbline\Editor_Settings;
use Plumbline\Fields\Audited_Fields;
use Plumbline\Head\Head_Switches;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Indexing_Capability;
use Plumbline\Meta\Subject;
use Plumbline\Owner\Data_Choice;
use Plumbline\Policy\Policy_Screen;
use Plumbline\Post_Language;
use Plumbline\Takeover\Subject_Name;
use Plumbline\Takeover\Takeover_Screen;

defined( 'ABSPATH' ) || exit;

/** Loads the script that shows the site, the types of content, the archives and the checks. */
final class Appearance_Screen {

	const HANDLE = 'plumbline-appearance';

	/** The tabs, which share one button that saves. */
	const TABS = array( 'site', 'types', 'archives', 'checks' );

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		( new Appearance_Routes() )->register();
	}

	/**
	 * Loads the script, on these tabs only.
	 *
	 * @param string $hook The page.
	 */
	public function enqueue( $hook ): void {
		if ( 'settings_page_' . Settings_Page::SLUG === $hook && in_array( Settings_Page::tab(), self::TABS, true ) && current_user_can( 'manage_options' ) ) {
			wp_enqueue_media();
			Built_Script::enqueue( self::HANDLE, 'settings-page', self::settings() );
		}
	}

	/** Prints the element that the script renders into. */
	public static function render(): void {
		echo '<div id="plumbline-appearance"></div>';
	}

	/** The settings known only to PHP. */
	private static function settings(): array {
		$locale = get_locale();
		return array(
			'buildUrl'     => Editor_Settings::build_url(),
			'postLanguage' => Post_Language::tag( $locale ),
			'userLanguage' => Post_Language::tag( determine_locale() ),
			'headOwner'    => Seo_Plugins::owner(),
			'importUrl'    => Takeover_Screen::url(),
			'tab'          => Settings_Page::tab(),
			'usualName'    => get_bloginfo( 'name', 'raw' ),
			'switches'     => array_values( array_filter( Head_Switches::ALL, array( Head_Switches::class, 'is_on' ) ) ),
			'values'       => Appearance_Values::all(),
			'kinds'        => array_map( array( self::class, 'kind' ), Page_Kinds::all() ),
			'checks'       => array(
				Indexing_Capability::OPTION => (bool) get_option( Indexing_Capability::OPTION ),
				Audited_Fields::OPTION      => Audited_Fields::names_in( get_option( Audited_Fields::OPTION, array() ) ),
				Data_Choice::OPTION         => (bool) get_option( Data_Choice::OPTION ),
			),
		) + Policy_Screen::settings();
	}

	/**
	 * A kind of page for the screen.
	 *
	 * @param Subject $kind The kind.
	 */
	private static function kind( Subject $kind ): array {
		list( $name, $type ) = explode( '.', $kind->id . '.' );
		$has_pages           = in_array( $name, array( Page_Kinds::POST, Page_Kinds::TERM, Page_Kinds::AUTHOR ), true );
		return array(
			'name'      => $kind->name(),
			'tab'       => Page_Kinds::POST === $name ? 'types' : 'archives',
			'label'     => Subject_Name::of( $kind ),
			// Further pages have the texts of the first.
			'hasTexts'  => Page_Kinds::PAGED !== $name,
			'count'     => self::count( $name, $type ),
			'example'   => Examples::of( $kind ),
			// WordPress keeps searches out of search itself, and lists neither them nor missing pages nor dates.
			'canHide'   => ! in_array( $name, array( Page_Kinds::SEARCH, Page_Kinds::MISSING ), true ),
			'canUnlist' => $has_pages && 'attachment' !== $type,
			'canShare'  => $has_pages,
		);
	}

	/**
	 * The number of pages; null if counting would take long.
	 *
	 * @param string $name A kind of Page_Kinds.
	 * @param string $type The post type or taxonomy.
	 */
	private static function count( string $name, string $type ): ?int {
		if ( Page_Kinds::POST === $name ) {
			$counts = wp_count_posts( $type );
			return (int) ( $counts->publish ?? 0 ) + ( 'attachment' === $type ? (int) ( $counts->inherit ?? 0 ) : 0 );
		}
		$terms = Page_Kinds::TERM === $name ? wp_count_terms( array( 'taxonomy' => $type ) ) : null;
		return is_numeric( $terms ) ? (int) $terms : null;
	}
}
