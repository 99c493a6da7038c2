import { Fragment } from 'preact';
import { useNavigation } from '../../address/address.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { FilterValue } from '../../segment/filter-value.tsx';
import { ofBrand, useSegment } from '../../segment/use-segment.ts';

/** The number of pages of a query; several lead to all queries with several. */
export function SeveralPages({ pages }: { readonly pages: number }) {
	const { texts } = useLanguage();
	const { whole } = useFormats();
	const { change } = useNavigation();
	if (pages < 2) return <>{pages === 0 ? '–' : whole(pages)}</>;
	return (
		<FilterValue
			title={texts.keywords.onlySeveral}
			onClick={() => change({ view: 'several_pages', keyword: null })}
		>
			{whole(pages)}
		</FilterValue>
	);
}

/** Whether a query has the brand’s name; it leaves those of the same kind. */
export function BrandFilter({ isBranded }: { readonly isBranded: boolean }) {
	const { texts } = useLanguage();
	const { add } = useSegment();
	return (
		<FilterValue title={texts.segment.onlyBrand} onClick={() => add(ofBrand(isBranded))}>
			{texts.brand.parts[isBranded ? 'branded' : 'other']}
		</FilterValue>
	);
}

/** The groups of a query; each leaves its own queries. */
export function GroupFilters({ groups }: { readonly groups: readonly string[] }) {
	const { texts } = useLanguage();
	const { change } = useNavigation();
	if (groups.length === 0) return <>–</>;
	return (
		<>
			{groups.map((group, place) => (
				<Fragment key={group}>
					{place > 0 && ', '}
					<FilterValue
						title={texts.keywords.onlyGroup({ group })}
						onClick={() => change({ group, keyword: null })}
					>
						<bdi>{group}</bdi>
					</FilterValue>
				</Fragment>
			))}
		</>
	);
}
