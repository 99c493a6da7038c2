import type { Location } from '@plumbline/core';
import { PointButton } from './point-button.tsx';

/** A button with the source code of a node. */
export const NodeButton = ({ location: { node, snippet } }: { readonly location: Location }) => (
	<PointButton node={node} class="node" dir="ltr">
		{snippet ?? '…'}
	</PointButton>
);
