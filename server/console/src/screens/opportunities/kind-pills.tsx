import type { Opportunities } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { useLanguage } from '../../language/language.ts';

interface KindPillsProps extends Pick<Opportunities['meta'], 'looked'> {
	/** Null for all. */
	readonly kind: string | null;
}

/** Shows the opportunities of one kind. */
export function KindPills({ looked, kind }: KindPillsProps) {
	const texts = useLanguage().texts.opportunities;
	const { change } = useNavigation();
	const count = looked.reduce((sum, { found }) => sum + found, 0);
	return (
		<fieldset class="pills">
			<legend class="spoken">{texts.kind}</legend>
			<button type="button" aria-pressed={kind === null} onClick={() => change({ kind: null })}>
				{texts.allKinds} {count}
			</button>
			{looked
				.filter(({ found }) => found > 0)
				.map(({ kind: name, found }) => (
					<button
						key={name}
						type="button"
						aria-pressed={kind === name}
						onClick={() => change({ kind: name })}
					>
						{texts.kinds[name]} {found}
					</button>
				))}
		</fieldset>
	);
}
