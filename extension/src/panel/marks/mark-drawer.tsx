import { pageImages, pageLinks } from '@plumbline/core';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Region } from '../../messaging/protocol.ts';
import { PointingContext } from '../findings/pointing.ts';
import { checkedLinks } from '../links/checked-links.ts';
import { useLinkChecks } from '../links/use-link-checks.ts';
import { usePage } from '../page-view.ts';
import { headingMarks, linkMarks } from './element-marks.ts';
import { imageMarks } from './image-marks.ts';
import { drawnMarks, type KindOfMark, type MarkGroup } from './mark-kinds.ts';
import type { Drawn } from './marking.ts';
import { isRegion, landmarkMarks, languageMarks } from './region-marks.ts';

export interface MarkDrawerProps {
	/** At least one group. */
	readonly on: ReadonlySet<MarkGroup>;
	/** Called with the marks that are drawn. */
	readonly onDraw: (drawn: Drawn) => void;
}

/** Draws the marks of these groups on the page, and removes them when it is gone itself. */
export function MarkDrawer({ on, onDraw }: MarkDrawerProps) {
	const { canPoint, mark } = useContext(PointingContext);
	const regions = useRegions(on.has('landmarks') || on.has('languages'));
	const lists = useMarkLists(on, regions);
	useEffect(() => onDraw({ lists, regions }), [lists, regions]);
	const marks = drawnMarks([...lists.values()].flat());
	// Each drawing creates a new list, so the content is compared: the page gets only actual changes.
	const content = JSON.stringify(marks);
	useEffect(() => mark(marks), [content, canPoint]);
	useEffect(() => () => mark([]), []);
	return null;
}

function useMarkLists(on: ReadonlySet<MarkGroup>, regions: readonly Region[]) {
	const { content } = useLanguage().texts;
	const { facts } = usePage();
	const { answers } = useLinkChecks();
	return useMemo(() => {
		const makers: Readonly<Record<MarkGroup, () => readonly KindOfMark[]>> = {
			headings: () => headingMarks(facts.get('headings') ?? [], content.headings.empty),
			links: () => linkMarks(checkedLinks(pageLinks(facts) ?? [], answers), content.links),
			images: () => imageMarks(pageImages(facts) ?? [], content.images.alt),
			landmarks: () => landmarkMarks(regions),
			languages: () => languageMarks(regions),
		};
		return new Map([...on].map((group) => [group, makers[group]()]));
	}, [facts, answers, content, regions, on]);
}

/** The landmarks and languages of the page, found anew with each reading of it. */
function useRegions(areWanted: boolean): readonly Region[] {
	const { read } = usePage();
	const { canPoint, regions: find } = useContext(PointingContext);
	const [regions, setRegions] = useState<readonly Region[]>([]);
	useEffect(() => {
		if (!areWanted || !canPoint) return;
		let isCurrent = true;
		void find().then((found) => isCurrent && setRegions(found.filter(isRegion)));
		return () => {
			isCurrent = false;
		};
	}, [areWanted, canPoint, read]);
	return regions;
}
