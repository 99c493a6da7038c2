import type { Site } from '../../accounts/sites.store.ts';
import { usageError } from '../../process/expected-error.ts';
import {
	domainOfProperty,
	isReadable,
	type Property,
	propertyFor,
} from '../../sources/google-search-console/property.ts';
import type { Terminal } from '../terminal.ts';
import { pick } from './pick.ts';
import { isInteractive } from './read-secret.ts';

export interface PropertyChoice {
	readonly properties: readonly Property[];
	/** `--property` */
	readonly wanted: string | undefined;
	/** The sites that the property may belong to. */
	readonly sites: readonly Site[];
	readonly terminal: Terminal;
}

/** The property to read: the named one, the one that fits a site, the only one, or the one a person picks. */
export async function chooseProperty(choice: PropertyChoice): Promise<Property> {
	const { properties, wanted, sites } = choice;
	const readable = properties.filter(
		(property) => isReadable(property) && domainOfProperty(property.siteUrl) !== null,
	);
	if (wanted !== undefined) return named(wanted, properties, readable);
	const fitting = sites.flatMap(({ domain }) => propertyFor(domain, readable) ?? []);
	const [one, another] = fitting.length > 0 ? fitting : readable;
	if (one === undefined) throw usageError(noneThere(properties));
	return another === undefined ? one : picked(choice, fitting.length > 0 ? fitting : readable);
}

async function picked(
	{ terminal, sites }: PropertyChoice,
	properties: readonly Property[],
): Promise<Property> {
	const names = properties.map(({ siteUrl }) => siteUrl);
	if (!isInteractive(terminal)) {
		throw usageError(`--property is missing. This account has: ${names.join(', ')}.`);
	}
	const question =
		sites.length === 1
			? `No property belongs to ${sites[0]?.domain}. Which one should be read?`
			: 'Which property should be read?';
	const property = properties[await pick(terminal, question, names)];
	if (property === undefined) throw new Error('The chosen property does not exist.');
	return property;
}

function named(
	wanted: string,
	properties: readonly Property[],
	readable: readonly Property[],
): Property {
	const property = readable.find(({ siteUrl }) => isSame(siteUrl, wanted));
	if (property !== undefined) return property;
	const isKnown = properties.some(({ siteUrl }) => isSame(siteUrl, wanted));
	const wrong = isKnown
		? `this account is not allowed to read “${wanted}”. Ask an owner for access in Search Console, under Settings, Users and permissions.`
		: `this account has no “${wanted}”.`;
	const others = readable.map(({ siteUrl }) => siteUrl).join(', ');
	throw usageError(`--property: ${wrong} ${others ? `It has: ${others}.` : ''}`.trim());
}

function isSame(siteUrl: string, wanted: string): boolean {
	return siteUrl.replace(/\/$/, '') === wanted.trim().replace(/\/$/, '');
}

function noneThere(properties: readonly Property[]): string {
	const what =
		properties.length === 0
			? 'This Google account has no property in Search Console.'
			: 'This Google account is not allowed to read any of its properties in Search Console.';
	return `${what} Verify your site at search.google.com/search-console, or give this account access there, under Settings, Users and permissions; then connect again.`;
}
