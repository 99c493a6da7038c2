import { domainToUnicode } from 'node:url';
import { matchKey } from '../../facts/match-key.ts';

/** Second levels that registries use below a country: `co.uk`, `com.br`, `or.jp`. */
const secondLevels = new Set('ac co com edu gov go gr ne net nom or org'.split(' '));

/** The names that a domain suggests: `www.hearth-crumb.co.uk` suggests “hearth-crumb” and “hearth crumb”. */
export function namesOfDomain(domain: string): string[] {
	const [host = ''] = domainToUnicode(domain.split(/[/:]/)[0] ?? '').split('/');
	const labels = host.split('.').filter((label) => label !== 'www');
	const ending = labels.length > 2 && secondLevels.has(labels.at(-2) ?? '') ? 2 : 1;
	const name = labels.at(-1 - ending) ?? labels[0] ?? '';
	return [...new Set([name, name.replaceAll('-', ' ')])].map(matchKey).filter(Boolean);
}
