/**
 * A text that programs print where a value is missing or an expression was not evaluated. A comment
 * names the program, and the issue of GitHub in which somebody saw the text.
 */
export interface FailedForm {
	readonly pattern: RegExp;
	/**
	 * `whole`: only as the whole text. `line`: in a text that is not a sentence. `anywhere`: nobody
	 * writes it. `field`: nobody writes it in a title, a heading or a value; prose may.
	 */
	readonly sure: 'whole' | 'line' | 'anywhere' | 'field';
	/** The words that people use for it, if they do not quote all of it. */
	readonly name?: string;
}

/**
 * These are ordinary words in some languages (Spanish “todo”, German “null”), so they count only
 * alone or in brackets.
 */
export const words =
	'todo|tbd|tba|fixme|null|undefined|nan|none|xxx+|asdf\\w*|qwerty|lorem|n/a|dummy|foo|foobar';

const names =
	'(?:your|insert|enter|add|my|the)?[ _-]?(?:post|page|site|blog|product|company|brand|business|category|author|focus)?[ _-]?' +
	'(?:title|name|sitename|keyword|keyphrase|keywords|category|description|desc|excerpt|date|city|location|text|sep|separator|tagline|sitedesc|here)';

const pluginNames =
	'page|(?:term|archive|parent|seo|product)_(?:title|description)|seo_title|focuskw|primary_category|search_query|search_phrase|org_name|current(?:year|month|day|date|time)|user_description|pagenumber|pagetotal|' +
	'サイトタイトル|タイトル|タグライン|区切り|抜粋|抜粋のみ|カテゴリー|メインカテゴリー|親タイトル|固定ページ|日付|フォーカスキーフレーズ';

/** Variables of templates, in any case. They count in fields; see `lasting` for prose. */
export const variables: readonly string[] = [
	// Handlebars, Vue, Liquid, Jinja, Magento directives (magento/magento2#674).
	'\\{\\{[^{}\\n]{0,200}\\}\\}',
	// Webflow bindings.
	'\\{\\{wf\\s\\{[^{}\\n]{0,200}\\}\\s?\\}\\}',
	'\\{%[^%\\n]{1,80}%\\}',
	// lodash and ERB (vuejs/vue-cli#7470).
	'<%[^%\\n]{1,80}%>',
	'<\\?(?:php\\s|=)[^?\\n]{1,80}\\?>',
	'\\$\\{[^{}\\n]{1,80}\\}',
	// Yoast SEO (Yoast/wordpress-seo#8603) with its custom fields (#7337), BigCommerce Blueprint.
	'%%[a-z][a-z0-9_<>-]{1,60}%%',
	`%(?:${names}|${pluginNames})%`,
	// Custom fields of SEO Forge and Rank Math.
	'%(?:field:\\w{1,60}|custom(?:field|term)\\(\\w{1,60}\\))%',
	// Create React App and Vite (Nargonath/cra-build-watch#9).
	'%(?:PUBLIC_URL|(?:REACT_APP|VITE)_\\w{1,60})%',
	'#(?:post_title|site_title|separator_sa|tagline|post_excerpt)\\b',
	`\\[(?:${names}|${words})\\]`,
	`\\{(?:${names}|${words}|site_(?:url|description|logo)|post_url|featured_image)\\}`,
	// Smarty, and constants of TYPO3 (FriendsOfTYPO3/frontend_editing#539).
	'\\{\\$[a-z][\\w.]{1,80}\\}',
	// “<title>” is an element that people write about.
	`<(?:your|insert|enter|add)[ _-]${names}>`,
	// Drupal tokens (uiowa/uiowa#631).
	'\\[(?:node|site|current-page|current-user|term|user|file|media|view|vocabulary|comment|commerce[-_]\\w+):(?:title|name|url|summary|body|slogan|mail|type|author|created|changed|[ntu]id|description|content-type|metatag|pager|page-number|field[_-][\\w-]+|site-name|display-name)(?::[\\w-]+){0,4}\\]',
	// MODX Revolution and Evolution.
	'\\[\\[!?(?:\\*|\\+\\+?|\\$|~|%|#)[\\w.-]+[^\\[\\]\\n]{0,200}\\]\\]',
	'\\[(?:\\+[\\w.-]+\\+|\\([a-z]\\w+_\\w+\\))\\]',
	// Markers of TYPO3; “###SALE###” is decoration.
	'###(?:\\w{1,30}_\\w{1,30}|(?:title|content|header|name|label|text|date|author|page|subject)\\d*)###',
	// Mailchimp, in the web version of a letter.
	'\\*\\|[A-Z][A-Z0-9_:]{1,40}\\|\\*',
	// Blade, served without its engine.
	'@(?:lang|yield|section|include|extends)\\([\'"][^()\\n]{1,120}\\)',
	// Builders of WordPress, and any shortcode with attributes (Yoast/wordpress-seo#11805).
	'\\[/?(?:vc_|et_pb_|fusion_|av_|mk_|nectar_|ux_|rev_slider|contact-form-7|wpforms|woocommerce_)[^\\[\\]\\n]{0,300}\\]',
	'\\[/?[a-z][\\w-]{1,40}(?:\\s+[\\w-]+=["“”″\'][^\\[\\]\\n]{0,200})+\\]',
	// A label of TYPO3 (FriendsOfTYPO3/frontend_editing#400).
	'LLL:EXT:[\\w./-]+:[\\w.-]+',
];

const joomlaKey =
	/\b(?:COM_(?:CONTENT|USERS|CONTACT|SEARCH|FINDER|TAGS|NEWSFEEDS|WRAPPER|CONFIG|MAILTO|PRIVACY|K2|VIRTUEMART)|MOD_(?:LOGIN|MENU|SEARCH|FINDER|ARTICLES|BREADCRUMBS|TAGS|STATS|WHOSONLINE|SYNDICATE|FEED|BANNERS|LANGUAGES|FOOTER)|TPL_[A-Z0-9]+|JGLOBAL|JERROR|JLIB)_[A-Z0-9]+(?:_[A-Z0-9]+)*\b/;

/** Texts that programs print; the spelling counts: “Null” is a German word, and “Nan” is a bread. */
export const forms: readonly FailedForm[] = [
	// JavaScript, for values that are missing; two of them for the parts of a name.
	{ sure: 'whole', pattern: /undefined(?: undefined)*|null(?: null)*|NaN|\(null\)/ },
	// JavaScript and moment.js (fi3ework/hexo-theme-archer#255).
	{ sure: 'whole', pattern: /Invalid [Dd]ate/ },
	// An account that is missing, after its “@” (postcss/postcss.org#173).
	{ sure: 'whole', pattern: /@(?:undefined|null)/ },
	// Go (nil), and dictionaries of Python.
	{ sure: 'whole', pattern: /<nil>|\{'\w+': (?:True|False|None|['{[\d]).*\}/ },
	// Yoast SEO, after a step like printf (Yoast/wordpress-seo#6221), and Vocs (tempoxyz/docs#371).
	{ sure: 'whole', pattern: /(?:title|term_title|page|sep){1,4}sitename%%|%(?:title|description)/ },
	// Joomla, debugging its language; Moodle, without the text.
	{
		sure: 'whole',
		pattern: /\?\?[^?\s][^?\n]{1,60}[^?\s]\?\?|\[\[[a-z]\w{2,30}:[a-z]\w{2,30}\]\]/,
	},
	// i18next and Laravel: the key of a translation. Two steps are also the name of a function.
	{
		sure: 'whole',
		pattern:
			/(?:home(?:page)?|header|footer|nav(?:bar|igation)?|menu|common|general|global|cart|checkout|account|hero|seo|meta|forms?|buttons?|btn|labels?|errors?|messages?|translations?|layout|landing|pricing|faq|validations?)\.(?:[a-z][A-Za-z0-9]*_[A-Za-z0-9_]+|[a-z]\w*\.[a-z]\w+(?:\.[a-z]\w+)*)/,
	},
	// Laravel: validation messages.
	{ sure: 'whole', pattern: /validations?\.(?:accepted|required|unique|email|confirmed)/ },
	// The texts of Create React App and Vue without scripts.
	{
		sure: 'whole',
		pattern:
			/You need to enable JavaScript to run this app\.?|We['’]re sorry but .{0,80}? doesn['’]t work properly without JavaScript enabled(?:\. Please enable it to continue)?\.?/,
	},
	{ sure: 'whole', pattern: joomlaKey },
	// JavaScript: an object, a promise, a module in a text (zainfathoni/senar.ai#28, freezy/vpweb#54).
	{ sure: 'line', pattern: /\[[Oo]bject [A-Z][A-Za-z]*\]/ },
	// A price or a date without a number (vuestorefront/vue-storefront#4513).
	{
		sure: 'line',
		pattern: /[$€£¥₹]\s?NaN\b|\bNaN (?:second|minute|hour|day|week|month|year)s? ago\b/,
	},
	// Dates of Go, .NET, MySQL and PHP that nobody set.
	{
		sure: 'line',
		pattern:
			/\b0001-01-01(?!\d)|\b0?1[/.]0?1[/.]0001\b|\b0000-00-00\b|-0001[-/.]11[-/.]30|30[./]11[./]-0001/,
	},
	// PHP (bcit-ci/CodeIgniter#5750), with the tags that a title shows.
	{
		sure: 'anywhere',
		name: 'on line',
		pattern:
			/(?:Notice|Warning|Deprecated|Fatal error|Parse error|Strict Standards)(?:<\/b>)?: +.{3,300}? in (?:<b>)?\S+\.(?:php|phtml|inc|tpl|module)\S* on line (?:<b>)?\d+/,
	},
	{
		sure: 'anywhere',
		name: 'array to string',
		pattern: /(?:Notice|Warning)(?:<\/b>)?: +Array to string conversion/,
	},
	{
		sure: 'anywhere',
		name: 'headers already sent',
		pattern: /Cannot modify header information - headers already sent by \(output started at /,
	},
	{
		sure: 'anywhere',
		name: 'could not be converted to string',
		pattern: /Error: Object of class \S+ could not be converted to string/,
	},
	// Shopify, Jekyll.
	{
		sure: 'anywhere',
		name: 'liquid',
		pattern: /Liquid (?:syntax )?error(?: \([^()\n]{1,80}\))?: /,
	},
	// Ruby on Rails, Shopify.
	{
		sure: 'anywhere',
		name: 'translation missing',
		pattern: /[Tt]ranslation missing: [a-z]{2,3}(?:-[A-Za-z]{2,4})?(?:\.[\w-]+)+/,
	},
	// Ruby: an object, a relation (activeadmin/activeadmin#2786).
	{
		sure: 'anywhere',
		name: '#<',
		pattern:
			/#<[A-Z][\w:]*:0x[0-9a-f]{6,16}|#<\w+::(?:ActiveRecord_\w+|Relation|CollectionProxy)\b/,
	},
	// Python: a method, an object, a mapping.
	{
		sure: 'anywhere',
		pattern: /<(?:bound method|built-in (?:method|function)|function) [\w.<>]+ (?:of|at) /,
	},
	{ sure: 'anywhere', pattern: /<[\w.]+ object at 0x[0-9a-fA-F]{6,16}>/ },
	{ sure: 'anywhere', name: 'ordereddict', pattern: /\bOrderedDict\(\[\(/ },
	// Go: a missing key, arguments of fmt, an unsafe address.
	{ sure: 'anywhere', pattern: /<no value>|&lt;nil&gt;/ },
	{
		sure: 'anywhere',
		name: '%!',
		pattern:
			/%!(?:[a-zA-Z%]\([^()\n]{0,80}\)|\((?:EXTRA [^()\n]{1,120}|NOVERB|BADWIDTH|BADPREC|BADINDEX)\))/,
	},
	{ sure: 'anywhere', pattern: /#?ZgotmplZ/ },
	// Hugo: shortcodes in headings and summaries.
	{ sure: 'anywhere', pattern: /HAHAHUGOSHORTCODE[\w-]*/ },
	// Joomla: a key without translation.
	{ sure: 'field', pattern: joomlaKey },
	// Thymeleaf, JSF and JSTL, MyFaces, MediaWiki, i18n-js, Wicket, Tapestry, OXID, Spring.
	{
		sure: 'anywhere',
		pattern:
			/(?<![\w?])\?\?\??(?=[\w.-]*(?:[._]|[a-z][A-Z]))[\w.-]{2,80}\?\?\??|MISSING: ?[\w.-]{1,80} ?:MISSING|⧼[^⧼⧽\n]{1,80}⧽/,
	},
	{ sure: 'anywhere', name: '[missing', pattern: /\[missing "[^"\n]{1,120}" translation\]/ },
	{ sure: 'anywhere', pattern: /\[Warning: Property for '[^'\n]{1,120}' not found\]/ },
	{ sure: 'anywhere', name: 'missing key', pattern: /\[\[[Mm]issing [Kk]ey: [^\]\n]{1,120}\]\]/ },
	{ sure: 'anywhere', pattern: /ERROR: Translation for .{1,120} not found!/ },
	{
		sure: 'anywhere',
		name: 'no message found',
		pattern: /No message found under code '[^'\n]{1,120}' for locale '\w+'/,
	},
	// Razor, served without its engine; “@model.anna” is an account.
	{ sure: 'field', pattern: /@(?:Model|ViewBag|ViewData|Localizer)\.[A-Z]\w*/ },
	// Laravel: a message without its value.
	{ sure: 'anywhere', pattern: /(?<!\S):(?:attribute|resource)\b(?=[\s.,!?]|$)/ },
	// Apache and nginx: an include that failed.
	{
		sure: 'anywhere',
		name: 'an error occurred while processing',
		pattern: /\[an error occurred while processing th(?:is|e) directive\]/,
	},
	// .NET, Java, Perl, Swift, Dart, JavaScript: the name of a type instead of its value.
	{
		sure: 'anywhere',
		name: 'system.',
		pattern:
			/\bSystem\.(?:Collections\.[\w.]+|Linq\.[\w.+]+|Threading\.Tasks\.[\w.]+)`\d|\bSystem\.(?:String|Object|Int32|Char|Byte)\[\]/,
	},
	{
		sure: 'anywhere',
		pattern:
			/\[L[\w.$]+;@[0-9a-f]{4,8}\b|(?<![\w.@-])(?:[a-z]\w*\.)+[A-Z]\w*@[0-9a-f]{5,8}\b(?![.@-])/,
	},
	{
		sure: 'anywhere',
		name: '(0x',
		pattern: /\b(?:HASH|ARRAY|CODE|SCALAR|GLOB|[A-Z]\w*(?:::\w+)+=\w+)\(0x[0-9a-f]{5,16}\)/,
	},
	{ sure: 'anywhere', name: 'optional(', pattern: /\bOptional\(["“”'«]/ },
	{
		sure: 'anywhere',
		name: 'instance of',
		pattern: /\bInstance of '_?[A-Z]\w*(?:<[^'\n]{0,80}>)?'/,
	},
	{
		sure: 'anywhere',
		name: '[native code]',
		pattern: /\bfunction \w*\s?\(\) \{\s*\[native code\]\s*\}/,
	},
	// FreeMarker, Sitecore, Umbraco, TYPO3, Drupal: errors in the place of a part.
	{
		sure: 'anywhere',
		name: 'freemarker',
		pattern:
			/FreeMarker template error\b.*?(?: ==> .*|:)|The following has evaluated to null or missing: ?/,
	},
	{ sure: 'anywhere', pattern: /\[No text in field\]/ },
	{
		sure: 'anywhere',
		name: 'error loading partial view',
		pattern: /Error loading Partial View script \(file: /,
	},
	{
		sure: 'anywhere',
		name: 'an error occurred',
		pattern: /Oops, an error occurred! (?:Code: ?[0-9a-f]{10,}|Request: [0-9a-f]{8,})/,
	},
	{
		sure: 'anywhere',
		name: 'no rendering definition',
		pattern:
			/ERROR: Content Element (?:with uid "[^"]*" and )?type "[^"]*" has no rendering definition!/,
	},
	{
		sure: 'anywhere',
		name: '%type',
		pattern: /%type: @message in %function \(line %line of %file\)/,
	},
];
