import type { Opportunities } from '@plumbline/core/api';
import { useLanguage } from '../../language/language.ts';

/**
 * The searches that ran, and those that could not: “nothing found” and “not checked” are different.
 */
export function LookedAt({ looked }: Pick<Opportunities['meta'], 'looked'>) {
	const texts = useLanguage().texts.opportunities;
	return (
		<ul class="looked">
			{looked.map(({ kind, found, not_looked_because: reason }) => (
				<li key={kind}>
					<b>{texts.kinds[kind]}</b>{' '}
					{reason === null ? (
						<span class="quiet">
							{found === 0 ? texts.lookedNone : texts.found({ count: found })}
						</span>
					) : (
						<span dir="auto">{texts.notLooked({ reason })}</span>
					)}
				</li>
			))}
		</ul>
	);
}
