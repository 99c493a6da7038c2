import type { Endpoint } from '../endpoint.ts';
import { propertiesOf } from './properties-of.ts';

/** The names of an endpoint’s parameters, without the API key. */
export function parameterNamesOf(endpoint: Endpoint): ReadonlySet<string> {
	return new Set(Object.keys(propertiesOf(endpoint)));
}
