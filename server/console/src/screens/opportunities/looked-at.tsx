import type { Opportunities } from '@plumbline/core/api';
import { useLanguage } from '../../language/language.ts';

/** What was looked at, and what could not be: nothing found and not looked are different. */
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
