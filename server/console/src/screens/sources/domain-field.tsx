import { useContext, useId } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';

interface DomainFieldProps {
	readonly value: string;
	readonly onInput: (domain: string) => void;
}

/** Which site: one of those there are, or a new one. */
export function DomainField({ value, onInput }: DomainFieldProps) {
	const { texts } = useLanguage();
	const { sites } = useContext(SiteContext);
	const list = useId();
	return (
		<label>
			<span>{texts.sources.domain}</span>
			<input
				dir="ltr"
				required
				list={list}
				placeholder="example.com"
				value={value}
				onInput={({ currentTarget }) => onInput(currentTarget.value)}
			/>
			<datalist id={list}>
				{sites.map(({ domain, site_global_key: key }) => (
					<option key={key} value={domain} />
				))}
			</datalist>
		</label>
	);
}
