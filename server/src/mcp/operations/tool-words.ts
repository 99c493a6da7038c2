import { operations } from './operations.ts';

const toolNames: Readonly<Record<string, string>> = {
	site_global_key: 'site',
	search_engine_global_key: 'search_engine',
};

/** Tools that list what others take, by the operation that they call. */
const listingTools: Readonly<Record<string, string>> = {
	listSites: 'list_sites',
	listRules: 'list_rules',
};

/** The name that a parameter of the contract has in tools. */
export const argumentName = (parameter: string) => toolNames[parameter] ?? parameter;

/** A sentence of the contract with the names that an agent can use: of arguments, tools and operations. */
export function inToolWords(text: string): string {
	return text
		.replace(/\b[a-z]+(?:_[a-z]+)?_global_key\b/g, argumentName)
		.replace(/\/api\/v3\/[a-z_/]+/g, operationAt);
}

function operationAt(path: string): string {
	const name = operations.find(({ paths }) => paths.includes(path))?.name;
	return name === undefined ? path : (listingTools[name] ?? name);
}
