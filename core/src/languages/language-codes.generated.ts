// Generated from the IANA language subtag registry of 2025-08-25. Do not edit.
/** Deprecated codes such as “iw” included. */
export const twoLetterCodes =
	'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';
/** For each first letter one bit per pair of letters after it, six bits per character. */
export const threeLetterCodes = [
	'_3f_-_-__u9-_7v-3_BPX92lzh____Pc_Ow___cBFKX6_3_f____39_________4p____3EvKonv____-__9______9K0HP8dd-nUcAIf3-n_kcII',
	'_vu_________3______1_____9_9_______f-v______-______-_____3___8_v_f____-___7___3___9_____33____-___f___fv___7____P',
	'___9_9b_V36fA9PnBPELIUSQAAFRAA4u_L_n0KURWvJNIe_enfxVV1nDcczfz_-n_3FOlhAAQw7__-____3N-c8xf_fABCAsFAIAgAAADAEAAIZIA',
	'9_99v3-7FBAIAZNmRwfvnIAAAAf3m3mUe2z7__9_8nUEEDGCQ0AA_xn9l1Z61tt_-AAIAAAAAw3p9VS2WAuY9e0__f_BAAAEADWNAAAALFnElFKAA',
	'BAAAQERSAAAYQAAAAABAAQEBAABgFgBAAUAAAiCBAAAUV3CEkVDJTVf1_KezDAAgAAEAAAAAAQwF5EQ3XlZIYeKCAEAQCCAAAQAAAAgABAEAEBAAA',
	'r_rmDACAAAAQAAAAAAAACAARAAAAgAAAAAQMIqFAAAAAABgQgpIQAAIEIUAAACxYIQAAAAAAEADU_AQgABAAAAgvzsTAAgAEBAAAAAAAAAAAAAAAA',
	'_______3PPooA__3n8-HlPAEgIbxmWUJbOw35_9AUjEkB4QgjPJVbjz8_9fb5____RACAEQISwzX9_QhPREQAQw_9_v1ovB93MaDAAAI7lnAHQIAA',
	'___5PAYQQgAAAAACBlcEAAAAAAAABQAQAC06fpMAEAAEJJEwGAgB__7_n9cUwnf72AAEBAAAAQFUrtCiCBAQQUi_f__UQCIUAQAAAAAABAAwAAAAA',
	'AEqAsdOSUgIIAfEgHAAAAwMUARShHRIQgABAgIAUIGBAZzu7QdTHRkmDZt-MIAAIFAEEAAAAQRklJZdXnO4RXuPAQAACAAIAAVEABIAABAEgAYECI',
	'_63nDxdaBAAwABBACIdLaAAAAASQEAAQAEw3ZlTQAgAEA0WAEAQAPkixk0CEgSAYEBAggAAACwAAoBAgAAAAAAwj97VIACAAQAAAAAAARAAABAAAA',
	'_f949________9__-_____________9_7___b3____v______________3__f_P3__________v_7_________v__3__________v___________P',
	'__71f3f_PvYWAL_fA8___fAgAAD33HGYucw_Pf_RkIw85ee0__XJ___8v8eU59___RAGgAAACQV9pifnvbRcYUQv__3B0AFENWcBAQAABBCAAIKAI',
	'7db_-7_________7_____9___________f____9f___f____v_fv___-____f_X__f___f_____-__-_______33__773___________-____9__P',
	'___z__9_3___pv_7___d_fCIIB_____f97___9_Lunn__9_bV_N_______v_f__33DnGlBEfJ0d9qp_3__j11W_____ACFAcVUCXW9NJ-___tQFWM',
	'FQgIAQXaQgQBBBQAGAAAAAAARBWBEEAAAYQEgAAGBIZ89f2aGUpBX1--N15eDSgYABQFCBAAAQ1g5_FEOmsRff_ExAAIAAAAQCAAAAAAKABABAEAA',
	'_39_bf--8__KEFEGGs_3leEIAAJ1CFn8f7x_77_AAACcM4ew_u_3_-33_9__P_13-R0_HEBEAx_9_9dn_XFY471fXv9AAAAMUcCBAQAAQADlBJIAA',
	'_______________________________________________________________________________________79e-VuPRXJEMQho_FBAIAAAAAA',
	'v___LAjAAIAAACAAAM1OOEAAAARQiFAEgAwM4oBAFABMYEIBAAAA_3__vEqCxfYLFAACCAAAAAARhAC0DQQIEEh9FnxAAAAEAXCACAAEAACFAIAAA',
	'_-9______8t3P37_v-___tEQQEf_v3_9___-f__fxvX8_9_f_7-9v_7_b__3_3vf_e1_vFodfy999____vv___1Vf9-XQhhY-__nV8ZFP0nx9FqkF',
	'_9-9______939__3v9f9_PAhpA_P-_zbv_f__3_BtPVsHv_77__f___f_f__v_ff_19_-LA-bx______5_____9_73_Z0H39P-b31z9ZRuqvHoeAC',
	'AAjAEQCSEAAAARtBEAAAEAABAATCGAFAIAAAAQCAEAAEcj11N9AVPFvFkVtSKAkAAAEAIAAAAw9_r_BWIFEJgSAAwIBQiAAEAAAAAAAABAAAAAIEA',
	'xvvNJABAAAAAAAAAAwA2CAAAAAAAgCAAAAAbowCAQAAEw_YIAASA__59DAlAAAAoAAAAAAAAAQAAxAAkCIAAQAAAwgAAAAAEAAAAAAAAAAAAAAAAA',
	'____P7nvRABAAIZAG1c8eBQAAADFEUFEBQg9_oXBEAAsACSV1dZffHHz4V9Q1f1ZUEAAAAAAAwy9b_BVgNIaFAxi4obAAAAMAQCRAAAEDEjABAAAA',
	'f9_f918Cn14pXFQVApEmeQAAAArljU0BE6wApaSCAAC8_7__XhTR_7__v8dfMT1LE____HAAIwWxsFfu_N99-_9S6rBQEGB0lTKhAUoAD4ACBIkAA',
	'____v5fAGgoKAZRABUxK-EAAAABkpVkACEQ4_-7AAAAEcfa0U5JRf3_juNbVgQ9wYDTPACAAAwE9RUMhvBFAiA1f_u9BAACEEKbRQYARAAgECEBAA',
	'__9_XBCYRiAAAAIAAEMMAAAAAADCjAoQIAzA8IkAAAAsM56YEyUF____nFBEAhQdA____DBAAQQgTABwhEAFudWgwAQAAAAEAAAAAAAICJKAEgAAA',
];
/** Three letters that are not registered because the language has a shorter code, which follows. */
export const longCodes =
	'aaraa abkab afraf akaak albsq amham araar argan armhy asmas avaav aveae aymay azeaz bakba bambm baqeu belbe benbn bisbi bodbo bosbs brebr bulbg burmy catca cescs chach chece chizh chucu chvcv corkw cosco crecr cymcy czecs danda deude divdv dutnl dzodz ellel engen epoeo estet euseu eweee faofo fasfa fijfj finfi frafr frefr fryfy fulff geoka gerde glagd glega glggl glvgv greel grngn gujgu hatht hauha hebhe herhz hinhi hmoho hrvhr hunhu hyehy iboig iceis idoio iiiii ikuiu ileie inaia indid ipkik islis itait javjv jawjv jpnja kalkl kankn kasks katka kaukr kazkk khmkm kikki kinrw kirky komkv konkg korko kuakj kurku laolo latla lavlv limli linln litlt ltzlb lublu luglg macmk mahmh malml maomi marmr mayms mkdmk mlgmg mltmt molro monmn mrimi msams myamy nauna navnv nblnr ndend ndong nepne nldnl nnonn nobnb norno nyany ocioc ojioj orior ormom ossos panpa perfa plipi polpl porpt pusps quequ rohrm ronro rumro runrn rusru sagsg sansa sccsr scrhr sinsi slksk slosk slvsl smese smosm snasn sndsd somso sotst spaes sqisq srdsc srpsr sswss sunsu swasw swesv tahty tamta tattt telte tgktg thath tibbo tirti tonto tsntn tsots tuktk turtr twiak uigug ukruk urdur uzbuz venve vievi volvo welcy wlnwa wolwo xhoxh yidyi yoryo zhaza zhozh zulzu';
