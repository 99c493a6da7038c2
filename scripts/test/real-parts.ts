import { noWordPressReason } from '../../e2e/wordpress/site/no-wordpress-reason.ts';
import { prepareWordPress } from '../../e2e/wordpress/site/prepare-wordpress.ts';
import { browsers } from '../browsers.ts';
import { canInstallPackages } from '../debian/install-packages.ts';
import { missingPhpTools } from '../php/php-tools.ts';
import type { LeftOut } from './outcome.ts';
import type { RealPart } from './spec-needs.ts';

export type MissingPart = LeftOut & { readonly name: RealPart };

/** Finds or installs browsers and WordPress, if this machine allows it; returns what is missing. */
export async function missingParts(needed: ReadonlySet<RealPart>): Promise<readonly MissingPart[]> {
	const needsBrowser = needed.has('Chromium') || needed.has('Firefox');
	const [withoutBrowsers, withoutWordPress] = await Promise.all([
		needsBrowser ? missingBrowsers() : [],
		needed.has('WordPress') ? missingWordPress() : [],
	]);
	return [...withoutBrowsers, ...withoutWordPress].filter(({ name }) => needed.has(name));
}

async function missingBrowsers(): Promise<readonly MissingPart[]> {
	const { chromium, firefox } = await browsers();
	return [
		...(chromium ? [] : [missingBrowser('Chromium', 'PLUMBLINE_CHROMIUM')]),
		...(firefox ? [] : [missingBrowser('Firefox', 'PLUMBLINE_FIREFOX')]),
	];
}

function missingBrowser(name: RealPart, variable: string): MissingPart {
	const why = canInstallPackages()
		? 'apt-get could not install it; see its output above'
		: `it is not installed, and can be installed only as root on Debian. ${variable} can name an installed one`;
	return { name, why };
}

async function missingWordPress(): Promise<readonly MissingPart[]> {
	const reason = noWordPressReason();
	if (reason) return [{ name: 'WordPress', why: reason }];
	try {
		await prepareWordPress('newest');
		await prepareWordPress('oldest');
		// Where PHP cannot be installed, Playground runs WordPress instead, which is slower.
		await missingPhpTools();
		return [];
	} catch (error) {
		console.error('WordPress could not be prepared.', error);
		return [{ name: 'WordPress', why: 'it could not be prepared; see the error above' }];
	}
}
