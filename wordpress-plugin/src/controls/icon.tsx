/** A plumb line, the symbol of Plumbline, as on its other icons. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path
			className="plumbline-icon__ground"
			d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"
			fill="#0b5f56"
		/>
		<path d="M12 5v8.2" stroke="#fff" strokeWidth="1.9" strokeLinecap="round" />
		<path
			d="M7.4 12.9h9.2L12 20.2z"
			fill="#fff"
			stroke="#fff"
			strokeWidth=".8"
			strokeLinejoin="round"
		/>
	</svg>
);
