import { useNavigation } from '../../address/address.ts';
import { useLanguage } from '../../language/language.ts';

export const brandParts = ['branded', 'other'] as const;

/** Shows the keywords with a name of the brand, or those without. */
export function BrandSelect({ part }: { readonly part: string | null }) {
	const texts = useLanguage().texts.brand;
	const { change } = useNavigation();
	return (
		<label>
			<span class="spoken">{texts.title}</span>
			<select
				value={part ?? ''}
				onChange={({ currentTarget }) => change({ brand: currentTarget.value })}
			>
				<option value="">{texts.all}</option>
				{brandParts.map((name) => (
					<option key={name} value={name}>
						{texts.parts[name]}
					</option>
				))}
			</select>
		</label>
	);
}
