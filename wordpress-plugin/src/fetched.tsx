import { useEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { Failure } from './server-answers/failure.tsx';
import { failureText } from './server-answers/failure-text.ts';

/**
 * A part that is fetched when it is first shown, as `lazy` does it. Where it cannot be had only that
 * part says so: `lazy` would take all around it along, and never ask again.
 */
export function fetched<Props extends object>(
	fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	let known: ComponentType<Props> | null = null;

	return function Fetched(props: Props) {
		const [Part, setPart] = useState(() => known);
		const [failure, setFailure] = useState<string | null>(null);

		function ask() {
			setFailure(null);
			fetchPart().then(
				(part) => {
					known = part;
					setPart(() => part);
				},
				(cause: unknown) => setFailure(failureText(cause)),
			);
		}
		useEffect(() => {
			if (!known) ask();
		}, []);

		if (failure !== null) return <Failure text={failure} onAgain={ask} />;
		return Part && <Part {...props} />;
	};
}
