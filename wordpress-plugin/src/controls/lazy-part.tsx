import { useEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { Failure } from '../server-answers/failure.tsx';
import { failureText } from '../server-answers/failure-text.ts';

/**
 * Loads a component when it is first shown, like `lazy`. If that fails, only this part shows the
 * error and offers a retry: `lazy` would crash everything around it and never retry.
 */
export function lazyPart<Props extends object>(
	fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	let known: ComponentType<Props> | null = null;

	return function LazyPart(props: Props) {
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
