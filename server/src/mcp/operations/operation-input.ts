import { type Endpoint, parameterNamesOf } from '@plumbline/core/api';
import { closestNames, didYouMean } from '../../process/closest-names.ts';
import { refused, type ToolCall } from '../tool.ts';
import { siteKey } from '../tools/site-key.ts';
import { argumentName } from './tool-words.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** An agent’s arguments as the parameters of the operation; unknown ones are refused. */
export async function operationInput(
	operation: Endpoint,
	given: Arguments,
	{ client, scopes, signal }: ToolCall,
): Promise<Arguments> {
	const parameters = [...parameterNamesOf(operation)].filter((name) => name !== 'dry_run');
	const input: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(given)) {
		const known = parameters.find((each) => each === name || argumentName(each) === name);
		if (known === undefined) throw unknownArgument(operation, name, parameters.map(argumentName));
		input[known] = value;
	}
	const site = input.site_global_key;
	// A key that cannot list the sites gives the site’s own key.
	if (typeof site !== 'string' || !scopes.includes('read')) return input;
	return { ...input, site_global_key: await siteKey(client, site, signal) };
}

function unknownArgument({ name: operation }: Endpoint, name: string, known: readonly string[]) {
	return refused(
		`${operation} has no argument “${name}”.${didYouMean(closestNames(name, known))} find_operation describes ${operation}.`,
	);
}
