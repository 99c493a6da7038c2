import type { Region } from '../../facts/element-kinds.ts';

/**
 * Parts of a page that repeat on every page of its site, by the ids and classes that content
 * systems and services give them. Whole names only: part of a name may be the subject of the page
 * (`category-cookies`).
 */
export function regionOfName(id: string | null, classes: string | null): Region | null {
	return (id && regionOfToken(id, true)) || (classes && regionOfClasses(classes)) || null;
}

/** Classes of the page, an article or a heading tell what it is about, not where it is. */
export const canBeBeside = (element: string) => !subjectsOfPages.has(element);

const subjectsOfPages = new Set('html body main article h1 h2 h3 h4 h5 h6'.split(' '));

/** The classes of an element rarely differ from those of the element before it. */
const known = new Map<string, Region | null>();

/** Hostile pages invent endless names. */
const mostKnown = 2000;
const longestKnown = 300;

function regionOfClasses(classes: string): Region | null {
	let region = known.get(classes);
	if (region === undefined) {
		region = null;
		for (const name of classes.split(/\s+/)) region ??= regionOfToken(name, false);
		if (known.size < mostKnown && classes.length <= longestKnown) known.set(classes, region);
	}
	return region;
}

function regionOfToken(token: string, isId: boolean): Region | null {
	if (token.length < 4 || token.length > longestName) return null;
	if (beside.test(token) || (isId && besideIds.test(token))) return 'aside';
	return footer.test(token) ? 'footer' : null;
}

const longestName = 60;

const owner =
	'((article blog block entry footer fb global jp main news page post section single site story wp c m o)[-_]{1,2})?';
const holder =
	'([-_]{0,2}(area bars? block body box buttons? container content forms? group holder icons? inner items? links? list module panel row section template thread tools widgets? wrap wrapper))';

/** Subjects and the words for their containers. A space separates alternatives. */
const subjects = [
	// Texts by visitors.
	`comments${holder}{0,2}`,
	`comment[-_]?(area box form list reply respond section thread wrap wrapper)${holder}?`,
	'disqus_thread',
	// Links for sharing.
	`(sharedaddy shariff sharethis)${holder}{0,2}`,
	`(share sharing)${holder}{1,2}`,
	`share[-_]?(this post article)${holder}?`,
	`social([-_]?(bookmarks media share sharing))?${holder}{0,2}`,
	'(addthis addtoany heateor_sss)_\\w+',
	'a2a_kit',
	// Other pages of the site.
	`related[-_]?(articles content entries items links news pages posts products stories topics)${holder}?`,
	`related${holder}?`,
	'yarpp(-related -template)?\\w*',
	`(recommended recommendations read-?next up-?next you-?may-?also-?like)${holder}?`,
	`(more recommended)[-_](articles posts products stories)${holder}?`,
	'(post posts)[-_]?(navigation nav pagination)',
	'nav-links',
	'(post entry article)[-_]tags tags-links',
	'breadcrumbs?',
	'(outbrain taboola)[-_\\w]*',
	`(recent popular)[-_]?(comments posts articles)${holder}?`,
	// Consent.
	'(cookie cookies cookie-?law eu-?cookie cmplz-cookie gdpr-?cookie)[-_]?(alert banner bar compliance consent dialog disclaimer hint law-info layer message modal notice notification overlay popup warning)[-_\\w]*',
	'(cookie onetrust usercentrics didomi borlabscookie iubenda-cs tarteaucitron cmplz qc-cmp2? cybotcookiebot sp_message)[-_]?(consent banner box container dialog host root sdk)[-_\\w]*',
	'cc-(window banner)',
	'(consent gdpr privacy)[-_](banner bar box dialog layer modal notice overlay popup)',
	// Letters.
	'newsletter[-_]?(banner block box form optin signup sign-up subscribe subscription teaser widget wrapper)',
	'subscribe[-_]?(block box form widget)',
	'mc_embed_signup',
	// The writer.
	'author[-_]?(bio box card description info profile)',
	'about[-_](the[-_])?author',
	// Columns.
	'sidebar([-_]?(container inner primary secondary widgets? wrap wrapper))?',
	'widget_[a-z_]+',
];

const beside = new RegExp(
	`^${owner}(${subjects.join(' ')})$`.replaceAll(' ', '|').replaceAll('(', '(?:'),
	'i',
);

/** These count only as ids. As classes, they name the layout of the element around a sidebar. */
const besideIds =
	/^(?:respond|secondary|(?:left|right|primary|secondary|main|blog)[-_]?sidebar|sidebar[-_]?(?:left|right|\d))$/i;

const footer =
	/^(?:(?:site|page|main|global)[-_]?)?footer(?:[-_]?(?:wrap|wrapper|container|area|widgets|bottom))?$|^colophon$/i;
