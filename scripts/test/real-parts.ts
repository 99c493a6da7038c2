import { noWordPressReason } from '../../e2e/wordpress/no-wordpress-reason.ts';
import { prepareWordPress } from '../../e2e/wordpress/prepare-wordpress.ts';
import { browsers } from '../browsers.ts';
import { canInstallPackages } from '../debian/install-packages.ts';
import type { LeftOut } from './outcome.ts';
import type { RealPart } from './spec-needs.ts';

export type MissingPart = LeftOut & { readonly name: RealPart };

/** Gets browsers and WordPress as far as this machine has them or may install them. */
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
		? 'apt-get could not install it; its output above says why'
		: `it is not installed, and only root on Debian can have it installed. ${variable} may name one`;
	return { name, why };
}

async function missingWordPress(): Promise<readonly MissingPart[]> {
	const reason = noWordPressReason();
	if (reason) return [{ name: 'WordPress', why: reason }];
	try {
		await prepareWordPress('newest');
		await prepareWordPress('oldest');
		return [];
	} catch (error) {
		console.error('WordPress could not be prepared.', error);
		return [{ name: 'WordPress', why: 'it could not be prepared; the error above says why' }];
	}
}
