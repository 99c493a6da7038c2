/**
 * The errors that frameworks, servers and hosts show instead of a page, as a whole title, heading or
 * paragraph; most with status 200 where scripts, caches or static files send them.
 */
const errors = [
	// Next.js (vercel/next.js#78518, #48342), React Router (remix-run/react-router#9542), Nuxt.
	'Application error: a (?:client|server)-side exception has occurred(?: while loading \\S+)?(?: \\(see the (?:browser console|server logs) for more information\\))?',
	'(?:404:? )?This page could not be found',
	'Unexpected Application Error!',
	'An error occurred in the application and your page could not be served\\b.*',
	// WordPress.
	'There has been a critical error on (?:this|your) website\\b.{0,160}',
	'Error establishing a database connection',
	'Briefly unavailable for scheduled maintenance\\. Check back in a minute',
	// Symfony, Laravel, Flask.
	'Whoops, looks like something went wrong',
	'Sorry, the page you are looking for could not be found',
	'The server returned a "[45]\\d\\d [^"]{1,60}"',
	'The server encountered an internal error and was unable to complete your request\\b.*',
	'.{1,200} // Werkzeug Debugger',
	// Magento, Drupal, Varnish, ASP.NET, Ruby on Rails, Spring Boot.
	'There has been an error processing your request',
	'The website encountered an unexpected error\\. (?:Please try|Try) again later',
	'Error (?:5\\d\\d|\\(null\\)) Backend fetch failed',
	"Server Error in '[^']{1,80}' Application",
	"We(?:'|’)re sorry, but something went wrong(?: \\(500\\))?",
	'The change you wanted was rejected(?: \\(422\\))?',
	'Whitelabel Error Page',
	// PHP.
	'(?:PHP )?(?:Fatal|Parse) error: .*',
	// Servers and hosts.
	'(?:HTTP )?(?:Error )?(?:500|502|503|504)(?: Error)?(?: [-–]|:)? (?:Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out)',
	'Internal Server Error',
	'502 Bad Gateway',
	"There isn(?:'|’)t a GitHub Pages site here",
	"Looks like you(?:(?:'|’)ve)? followed a broken link or entered a URL that doesn(?:'|’)t exist on (?:Netlify|this site)",
	'404: NOT_FOUND',
	'(?:This )?Account (?:has been )?Suspended',
	'Attention Required! \\| Cloudflare',
	'Just a moment\\.\\.\\.',
];

let pattern: RegExp | undefined;

/** Whether a title, heading or paragraph is nothing but such an error; “How to fix …” is not. */
export function isErrorText(text: string): boolean {
	pattern ??= new RegExp(`^(?:${errors.join('|')})[.!]?$`, 'i');
	return text.length <= longest && pattern.test(text.trim());
}

const longest = 400;
