/** Words a minute of the bundled voice and of silent captions at rate 1; browsers' own voices are about as fast. */
export const VOICE_WORDS_A_MINUTE = 165
