import { useLanguage } from '../language/language.ts';
import { useSiteMemory } from '../settings/use-site-memory.ts';
import { textsFor as takeAwayTextsFor } from '../texts/take-away/texts.generated.ts';

/** A checkbox that makes the icon show the number of problems on pages of this site. */
export function BadgeField({ url }: { readonly url: string }) {
	const texts = takeAwayTextsFor(useLanguage().locale).keep;
	const [site, change] = useSiteMemory(url);
	return (
		site && (
			<label class="check-field">
				<input
					type="checkbox"
					checked={site.showsBadge}
					onChange={({ currentTarget: { checked } }) =>
						void change(() => ({ showsBadge: checked }))
					}
				/>
				<span>{texts.badge}</span>
			</label>
		)
	);
}
