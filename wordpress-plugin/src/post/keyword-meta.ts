/** As `includes/class-focus-keyword.php` registers it. */
export const keywordMeta = '_plumbline_keyword';
