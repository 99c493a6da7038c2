import { __, sprintf } from '@wordpress/i18n';

interface OtherPage {
	readonly status: number;
	/** Where the site redirects to; empty if it does not. */
	readonly target: string;
	readonly html: string;
}

/** A page that visitors get in place of the real one. The same as `Other_Page` says in PHP. */
export function otherPageText({ html, status, target }: OtherPage): string {
	const page = new DOMParser().parseFromString(html, 'text/html');
	if (target.includes('wp-login.php') || page.querySelector('input[type="password" i]')) {
		return __('Visitors are asked to log in before they see this page.', 'plumbline');
	}
	if (target !== '') {
		/* translators: %s: a URL. */
		const text = __('Visitors are redirected to %s instead of seeing this page.', 'plumbline');
		return sprintf(text, target);
	}
	if (status >= 400) {
		/* translators: %d: an HTTP status, such as 503. */
		const text = __('Visitors get an error (status %d) instead of this page.', 'plumbline');
		return sprintf(text, status);
	}
	/* translators: %s: the title of a page. */
	const text = __('Visitors get a different page instead of this one: “%s”.', 'plumbline');
	return sprintf(text, page.title || __('(no title)', 'plumbline'));
}

/** The site redirects to a site that the browser is not allowed to read, such as a company’s login. */
export const otherSiteText = (): string =>
	__('Visitors are redirected to a different site instead of seeing this page.', 'plumbline');
