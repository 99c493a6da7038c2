import type { Endpoint } from '@plumbline/core/api';
import * as contract from '@plumbline/core/api';
import { closestNames, didYouMean } from '../../process/closest-names.ts';
import { refused } from '../tool.ts';

/** Every endpoint of the contract, except the one that takes lines: audit_pages calls that. */
export const operations: readonly Endpoint[] = Object.values<unknown>(contract).filter(isOperation);

/** Whether it belongs to the tool for changes. */
export const changesSomething = ({ kind }: Endpoint) => kind === 'write';

/** The operation of a name, which agents may also write as the names of tools are written. */
export function operationNamed(name: string): Endpoint {
	const found = operations.find((operation) => folded(operation.name) === folded(name));
	if (found) return found;
	const names = operations.map((operation) => operation.name);
	const meant = names.filter((each) => closestNames(folded(name), [folded(each)]).length > 0);
	throw refused(`There is no operation “${name}”. find_operation lists them.${didYouMean(meant)}`);
}

export const folded = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

function isOperation(value: unknown): value is Endpoint {
	return typeof value === 'object' && value !== null && 'paths' in value && !('lines' in value);
}
